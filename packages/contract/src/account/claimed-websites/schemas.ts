import { Type, type Static } from 'typebox';
import { proofMethods } from '@bowerbird/domain/identity/claimed-websites.ts';
import { defineSchemas, IdSchema, NoInputSchema, NothingSchema } from '../../protocol/schemas.ts';
import { ClaimedWebsitesResource } from './calls.ts';

export const ClaimedWebsiteSchema = Type.Object({
  website_id: IdSchema,
  domain: Type.String(),
  is_verified: Type.Boolean(),
  /** What proves it; see `proofText`. */
  code: Type.String(),
});
export type ClaimedWebsite = Static<typeof ClaimedWebsiteSchema>;

export const ClaimInputSchema = Type.Object({ website: Type.String({ maxLength: 2048 }) });
export type ClaimInput = Static<typeof ClaimInputSchema>;

export const ProveInputSchema = Type.Object({ website_id: IdSchema, method: Type.Enum([...proofMethods]) });
export type ProveInput = Static<typeof ProveInputSchema>;

export const UnclaimInputSchema = Type.Object({ website_id: IdSchema });
export type UnclaimInput = Static<typeof UnclaimInputSchema>;

export const claimedWebsiteSchemas = [
  defineSchemas(ClaimedWebsitesResource.get, { input: NoInputSchema, output: Type.Array(ClaimedWebsiteSchema) }),
  defineSchemas(ClaimedWebsitesResource.create, { input: ClaimInputSchema, output: ClaimedWebsiteSchema }),
  defineSchemas(ClaimedWebsitesResource.update, { input: ProveInputSchema, output: ClaimedWebsiteSchema }),
  defineSchemas(ClaimedWebsitesResource.delete, { input: UnclaimInputSchema, output: NothingSchema }),
];
