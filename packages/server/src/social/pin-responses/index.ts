import { pinResponses } from '@bowerbird/contract/social/pin-responses/records.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { selectResponseCounts } from './pin-responses.queries.ts';

/** What people answered to pins, as it stands on them. */
export const pinResponsesFeature: Feature = {
  name: 'pin-responses',
  recordParts: [
    givePart(pinResponses, async ({ core }, keys) => {
      const rows = await selectResponseCounts(
        core.db,
        keys.map(({ id }) => id),
      );
      return new Map(rows.map((row) => [row.pin_id, { comment_count: row.comments, reaction_counts: reactionCountsOf(row) }]));
    }),
  ],
};

function reactionCountsOf(row: Awaited<ReturnType<typeof selectResponseCounts>>[number]) {
  return { 1: row.reactions_1, 5: row.reactions_5, 7: row.reactions_7, 11: row.reactions_11, 13: row.reactions_13 };
}
