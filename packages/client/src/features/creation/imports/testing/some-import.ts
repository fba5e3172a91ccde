import type { Import } from '@bowerbird/contract/creation/imports/schemas.ts';

/** A file of one bookmark that was read and is looked at. */
export const someImport: Import = {
  id: '7',
  name: 'bookmarks.html',
  format: 'netscape',
  status: 'ready',
  undoing: false,
  counts: { items: 1, taken: 0, waiting: 1, duplicates: 0, refused: 0 },
  goes_on: false,
  problem: null,
  asks_again_at: null,
  created_at: '2026-01-05T10:00:00Z',
  started_at: null,
  finished_at: null,
  bytes: 900,
  choices: { tags: 'text', find_pictures: true, draw_missing: true, again: false, secret: false },
  boards: [],
  without_picture: 0,
  links_to_keep: 0,
  scheduled: 0,
  reasons: [],
  report: [],
  hosts: [],
  can_undo_until: null,
  stayed_count: 0,
  stayed: [],
};
