import { Type, type Static } from 'typebox';
import { linkStates } from '@bowerbird/domain/pinning/link-health.ts';
import { PinCardSchema } from '../pins/records.ts';
import { defineSchemas, IdSchema, NoInputSchema, Nullable, pageFields } from '../../protocol/schemas.ts';
import { LinkCheckCountsResource, LinkChecksResource } from './calls.ts';

export const LinkChecksInputSchema = Type.Object({ state: Type.Optional(Type.Enum(['moved', 'gone', 'waiting'])), ...pageFields });
export type LinkChecksInput = Static<typeof LinkChecksInputSchema>;

export const LookAgainInputSchema = Type.Object({ pin_id: IdSchema });
export type LookAgainInput = Static<typeof LookAgainInputSchema>;

/** A page that works by what is known is listed only while its last looks failed. */
export const CheckedLinkSchema = Type.Object({
  id: IdSchema,
  pin: PinCardSchema,
  link: Type.String(),
  state: Type.Enum(linkStates),
  since: Nullable(Type.String()),
  movedTo: Nullable(Type.String()),
  /** When it is looked at next; ISO 8601. */
  nextLookAt: Type.String(),
});
export type CheckedLink = Static<typeof CheckedLinkSchema>;

const count = Type.Integer();
export const LinkCheckCountsSchema = Type.Object({ all: count, gone: count, moved: count, waiting: count });
export type LinkCheckCounts = Static<typeof LinkCheckCountsSchema>;

export const linkCheckSchemas = [
  defineSchemas(LinkCheckCountsResource.get, { input: NoInputSchema, output: LinkCheckCountsSchema }),
  defineSchemas(LinkChecksResource.get, { input: LinkChecksInputSchema, output: Type.Array(CheckedLinkSchema) }),
  defineSchemas(LinkChecksResource.update, { input: LookAgainInputSchema, output: Type.Null() }),
];
