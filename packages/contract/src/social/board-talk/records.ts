import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** What people say of a board, as it stands on it. */
export const boardTalk = definePart({
  record: 'board',
  giver: 'social/board-talk',
  fields: {
    comment_count: Type.Integer(),
    /** Whether the viewer may comment. */
    isEligibleForAggregatedComments: Type.Boolean(),
  },
  card: [],
  empty: { comment_count: 0, isEligibleForAggregatedComments: false },
});

declare module '../../pinning/boards/records.ts' {
  interface Board extends FieldsOf<typeof boardTalk> {}
  interface BoardCard extends CardOf<typeof boardTalk> {}
}
