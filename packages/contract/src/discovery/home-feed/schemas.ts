import { Type, type Static } from 'typebox';
import { pageFields, defineSchemas, IdSchema } from '../../protocol/schemas.ts';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { UserHomefeedResource } from './calls.ts';

export const HomefeedInputSchema = Type.Object({
  /** `for_you` is the whole feed; `following` only people and boards followed; `explore` what everybody is shown. */
  tab: Type.Optional(Type.Union([Type.Literal('for_you'), Type.Literal('following'), Type.Literal('explore')])),
  /** Only what goes with the newest pins of this board, as its ideas do. */
  board_id: Type.Optional(IdSchema),
  ...pageFields,
});
export type HomefeedInput = Static<typeof HomefeedInputSchema>;

export const homeFeedSchemas = [defineSchemas(UserHomefeedResource.get, { input: HomefeedInputSchema, output: Type.Array(PinCardSchema) })];
