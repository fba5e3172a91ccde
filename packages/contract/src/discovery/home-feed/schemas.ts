import { Type, type Static } from 'typebox';
import { pageFields, defineSchemas } from '../../protocol/schemas.ts';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { UserHomefeedResource } from './calls.ts';

export const HomefeedInputSchema = Type.Object({
  /** `for_you` is the whole feed; `following` only people and boards followed; `explore` what everybody is shown. */
  tab: Type.Optional(Type.Union([Type.Literal('for_you'), Type.Literal('following'), Type.Literal('explore')])),
  ...pageFields,
});
export type HomefeedInput = Static<typeof HomefeedInputSchema>;

export const homeFeedSchemas = [defineSchemas(UserHomefeedResource.get, { input: HomefeedInputSchema, output: Type.Array(PinCardSchema) })];
