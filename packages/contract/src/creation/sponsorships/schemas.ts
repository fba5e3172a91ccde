import { Type, type Static } from 'typebox';
import { defineSchemas, IdSchema, Nullable, pageFields } from '../../protocol/schemas.ts';
import { PinCardSchema, PinSchema } from '../../pinning/pins/records.ts';
import { SponsorshipResource } from './calls.ts';

export const SponsorshipsInputSchema = Type.Object({ ...pageFields });
export type SponsorshipsInput = Static<typeof SponsorshipsInputSchema>;

export const AskSponsorInputSchema = Type.Object({ pin_id: IdSchema, username: Type.String({ maxLength: 60 }) });
export type AskSponsorInput = Static<typeof AskSponsorInputSchema>;

export const AnswerSponsorshipInputSchema = Type.Object({ pin_id: IdSchema, action: Type.Enum(['approve', 'reject']) });
export type AnswerSponsorshipInput = Static<typeof AnswerSponsorshipInputSchema>;

export const SponsoredPinInputSchema = Type.Object({ pin_id: IdSchema });
export type SponsoredPinInput = Static<typeof SponsoredPinInputSchema>;

export const sponsorshipSchemas = [
  defineSchemas(SponsorshipResource.get, { input: SponsorshipsInputSchema, output: Type.Array(PinCardSchema) }),
  defineSchemas(SponsorshipResource.create, { input: AskSponsorInputSchema, output: PinSchema }),
  defineSchemas(SponsorshipResource.update, { input: AnswerSponsorshipInputSchema, output: PinSchema }),
  defineSchemas(SponsorshipResource.delete, { input: SponsoredPinInputSchema, output: Nullable(PinSchema) }),
];
