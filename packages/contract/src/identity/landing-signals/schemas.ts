import { Type, type Static } from 'typebox';
import { defineSchemas } from '../../protocol/schemas.ts';
import { sendLandingSignals } from './calls.ts';

/** A text that holds JSON, as forms send it. */
const json = Type.Optional(Type.String({ maxLength: 20_000 }));

/** `is_register` is the word `true` in a form; pages are `[{path, pageType, ts}]`, newest last, `ts` in epoch seconds. */
export const LandingSignalsInputSchema = Type.Object({
  is_register: Type.Union([Type.Boolean(), Type.Literal('true'), Type.Literal('false')]),
  unauth_visited_pages: json,
  /** `{inviteCode, ts}` */
  invite_redemption: json,
  /** `{campaignId, adImageUrl?, ts}` */
  paid_landing: json,
});
export type LandingSignalsInput = Static<typeof LandingSignalsInputSchema>;

export const landingSignalSchemas = [defineSchemas(sendLandingSignals, { input: LandingSignalsInputSchema, output: Type.Null() })];
