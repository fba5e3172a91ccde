import { Type, type Static } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { IdSchema } from '../../protocol/schemas.ts';

/** Why a pin is shown (`C3.5`). It names ids alone: each call for what they stand for decides anew who may see it. */
export const RecommendationReasonSchema = Type.Object({
  reason: Type.Union([
    /** A pin that the viewer saved led to it. */
    Type.Literal('saved'),
    Type.Literal('followed_person'),
    Type.Literal('followed_board'),
    Type.Literal('followed_topic'),
    /** The viewer saved pins about its topic. */
    Type.Literal('saved_topic'),
    /** It stands on boards that hold what the viewer saved. */
    Type.Literal('near_saved'),
    Type.Literal('fresh'),
    Type.Literal('popular'),
    /** Boards that keep another pin keep it too. */
    Type.Literal('kept_beside'),
    /** Boards that hold pins of the board that ideas are for hold it too. */
    Type.Literal('beside_board'),
    /** It shares words with the name of that board, or of its section. */
    Type.Literal('board_words'),
    /** It shares words with another pin. */
    Type.Literal('same_words'),
    /** It looks like another pin, of which saves tell nothing yet. */
    Type.Literal('looks_alike'),
  ]),
  /** What led to it; absent where nothing did, or nothing that is still there. */
  reasonId: Type.Optional(IdSchema),
  /** The board of the viewer that holds the pin which led to it. */
  board: Type.Optional(IdSchema),
  /** The kind of thing that `reasonId` names. */
  throughProperties: Type.Optional(
    Type.Array(Type.Union([Type.Literal('pin'), Type.Literal('board'), Type.Literal('user'), Type.Literal('topic')])),
  ),
});
export type RecommendationReason = Static<typeof RecommendationReasonSchema>;

/** Which list shows a pin knows why, so this stands in the replies of lists alone. */
export const pinReason = definePart({
  record: 'pin',
  giver: 'discovery/reasons',
  fields: { recommendationReason: Type.Optional(RecommendationReasonSchema) },
  card: ['recommendationReason'],
  empty: {},
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof pinReason> {}
  interface PinCard extends CardOf<typeof pinReason> {}
}
