import { Type, type Static } from 'typebox';
import { defineSchemas, IdSchema, NoInputSchema, NothingSchema } from '../../protocol/schemas.ts';
import { UserSessionsResource } from './calls.ts';

/** One browser that is signed in. */
export const ListedSessionSchema = Type.Object({
  session_id: IdSchema,
  /** Such as `Firefox on Linux`; empty when the browser does not say. */
  device: Type.String(),
  /** The country it signed in from, where it is known. */
  place: Type.String(),
  created_at: Type.String(),
  seen_at: Type.String(),
  is_this_device: Type.Boolean(),
});
export type ListedSession = Static<typeof ListedSessionSchema>;

/** Most recently used first. */
export const UserSessionsSchema = Type.Array(ListedSessionSchema);
export type UserSessions = Static<typeof UserSessionsSchema>;

export const EndSessionsInputSchema = Type.Union([Type.Object({ session_id: IdSchema }), Type.Object({ all_others: Type.Literal(true) })]);
export type EndSessionsInput = Static<typeof EndSessionsInputSchema>;

export const sessionListSchemas = [
  defineSchemas(UserSessionsResource.get, { input: NoInputSchema, output: UserSessionsSchema }),
  defineSchemas(UserSessionsResource.delete, { input: EndSessionsInputSchema, output: NothingSchema }),
];
