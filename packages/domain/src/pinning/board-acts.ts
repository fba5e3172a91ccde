/** What the people of a board do on it. */
export const boardActKinds = [
  'pin_added',
  'pin_moved_in',
  'pin_moved_out',
  'pin_moved',
  'pin_removed',
  'section_added',
  'section_renamed',
  'section_removed',
  'board_renamed',
  'person_joined',
  'person_left',
  'person_removed',
  'owner_changed',
] as const;

/** So long what was done on a board can be undone by its people; it is shown longer. */
export const actUndoSeconds = 7 * 86_400;
export const actDays = 90;

export type BoardActKind = (typeof boardActKinds)[number];
