import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** What people answered to a pin: reactions, comments, tried-its and favourites (`C3.4`, `C3.5`). */
export const pinResponses = definePart({
  record: 'pin',
  giver: 'social/pin-responses',
  fields: {
    reaction_counts: Type.Record(Type.String(), Type.Integer()),
    reaction_by_me: Type.Integer(),
    comment_count: Type.Integer(),
    favorited_by_me: Type.Boolean(),
    favorite_user_count: Type.Integer(),
    doneByMe: Type.Boolean(),
    done_by_me: Type.Boolean(),
    isEligibleForAggregatedComments: Type.Boolean(),
  },
  card: [],
  empty: {
    reaction_counts: {},
    reaction_by_me: 0,
    comment_count: 0,
    favorited_by_me: false,
    favorite_user_count: 0,
    doneByMe: false,
    done_by_me: false,
    isEligibleForAggregatedComments: true,
  },
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof pinResponses> {}
  interface PinCard extends CardOf<typeof pinResponses> {}
}
