import { Type, type Static } from 'typebox';
import { NamedUserSchema } from '../../people/users/schemas.ts';
import { defineSchemas, IdSchema, Nullable, pageFields } from '../../protocol/schemas.ts';
import { BoardCollaboratorsResource, BoardInvitesResource } from './calls.ts';

/** How many people may be asked at once. */
export const MOST_INVITED_AT_ONCE = 20;
const NOTE_LENGTH = 200;

/** Somebody who keeps a board, is asked to, or asks to (`B3.27`, `B4.7`). */
export const CollaboratorSchema = Type.Object({
  /** Of the board and the person. */
  id: Type.String(),
  board_id: IdSchema,
  user: NamedUserSchema,
  /** Nobody where the person asked to join themselves. */
  invited_by_user: Nullable(NamedUserSchema),
  status: Type.Union([Type.Literal('not_invited'), Type.Literal('new'), Type.Literal('accepted')]),
  /** The person asked to join, and nobody answered so far. */
  is_request: Type.Boolean(),
  note: Type.String(),
  access: Type.Array(Type.String()),
});
export type Collaborator = Static<typeof CollaboratorSchema>;

/** A board that the viewer is asked to keep together. A secret one is named here before it is seen. */
export const BoardInviteSchema = Type.Object({
  id: Type.String(),
  board_id: IdSchema,
  board_name: Type.String(),
  board_url: Type.String(),
  invited_by_user: NamedUserSchema,
  note: Type.String(),
});
export type BoardInvite = Static<typeof BoardInviteSchema>;

export const BoardInputSchema = Type.Object({ board_id: IdSchema });
export type BoardInput = Static<typeof BoardInputSchema>;

export const InviteCollaboratorsInputSchema = Type.Object({
  board_id: IdSchema,
  /** Whom the owner asks. */
  user_ids: Type.Optional(Type.Array(IdSchema, { maxItems: MOST_INVITED_AT_ONCE })),
  /** The viewer asks to be let in. */
  action: Type.Optional(Type.Literal('request')),
  note: Type.Optional(Type.String({ maxLength: NOTE_LENGTH })),
});
export type InviteCollaboratorsInput = Static<typeof InviteCollaboratorsInputSchema>;

export const AnswerInviteInputSchema = Type.Object({
  board_id: IdSchema,
  action: Type.Union([Type.Literal('accept'), Type.Literal('deny'), Type.Literal('leave')]),
  /** Whose request the owner answers; without it the viewer answers for themselves. */
  user_id: Type.Optional(IdSchema),
});
export type AnswerInviteInput = Static<typeof AnswerInviteInputSchema>;

export const RemoveCollaboratorInputSchema = Type.Object({ board_id: IdSchema, user_id: IdSchema });
export type RemoveCollaboratorInput = Static<typeof RemoveCollaboratorInputSchema>;

const Collaborators = Type.Array(CollaboratorSchema);

export const collaboratorSchemas = [
  defineSchemas(BoardCollaboratorsResource.get, { input: BoardInputSchema, output: Collaborators }),
  defineSchemas(BoardCollaboratorsResource.create, { input: InviteCollaboratorsInputSchema, output: Collaborators }),
  defineSchemas(BoardCollaboratorsResource.update, { input: AnswerInviteInputSchema, output: CollaboratorSchema }),
  defineSchemas(BoardCollaboratorsResource.delete, { input: RemoveCollaboratorInputSchema, output: CollaboratorSchema }),
  defineSchemas(BoardInvitesResource.get, { input: Type.Object(pageFields), output: Type.Array(BoardInviteSchema) }),
];
