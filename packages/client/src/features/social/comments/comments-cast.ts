import type { WholePin } from '../../pinning/pins/index.ts';

/** A pin under which people talk. */
export const pin = {
  type: 'pin',
  id: '9',
  entityId: '9',
  comment_count: 1,
  comments_disabled: false,
  isEligibleForAggregatedComments: true,
  access: [] as string[],
} as WholePin;

export const person = (id: string, fullName: string) => ({
  type: 'user',
  id,
  fullName,
  username: id,
  imageSmallUrl: null,
  profileUrl: `/${id}/`,
});
/** A comment by Mei. */
export const meis = {
  type: 'aggregatedcomment',
  id: '11',
  pin_id: '9' as string | null,
  board_id: null as string | null,
  parent_id: null,
  user: person('5', 'Mei Tan'),
  text: 'What paper is the red?',
  tags: [] as object[],
  tagged_users: [] as object[],
  user_did_it: false,
  image: null as object | null,
  created_at: '2026-01-05T10:00:00Z',
  edited_at: null,
  comment_count: 0,
  reaction_counts: {} as Record<string, number>,
  reaction_by_me: 0,
  helpful_count: 0,
  marked_helpful_by_me: false,
  highlighted_by_pin_owner: false,
  access: [] as string[],
};
