/** The files and services that things are brought in from. `bowerbird` is our own export. */
export const importFormats = [
  'pinterest',
  'netscape',
  'raindrop_csv',
  'pocket_csv',
  'pocket_html',
  'arena',
  'pinry',
  'karakeep',
  'linkwarden',
  'instagram',
  'mymind',
  'shaarli',
  'pictures',
  'bulk_csv',
  'feed',
  'bowerbird',
] as const;
export type ImportFormat = (typeof importFormats)[number];

/** How far an import is. The number of each in the database is its place. */
export const importStatuses = ['reading', 'ready', 'running', 'paused', 'done', 'failed', 'undone'] as const;

/** What became of an item; one that nobody has come to yet waits too. The number of each in the database is its place. */
export const importStates = ['waiting', 'taken', 'duplicate', 'refused'] as const;

/** Why an item is not here. */
export const importReasons = [
  'twice_in_file',
  'nothing_to_keep',
  'text_only',
  'no_file',
  'not_web',
  'private_address',
  'here_already',
  'left_out',
  'bad_date',
  'date_too_far',
  'no_picture',
  'gone',
  'not_let_in',
  'slow',
  'asked_to_wait',
  'no_answer',
  'not_a_picture',
  'bad_picture',
  'too_large',
  'no_room',
  'blocked',
  'film_missing',
  'film_refused',
  'captions_refused',
  'copy_refused',
  'failed',
] as const;
export type ImportReason = (typeof importReasons)[number];

/** Reasons of items that may come another time, or with a drawn picture. */
export const worthAnotherTry: readonly ImportReason[] = [
  'no_picture',
  'gone',
  'not_let_in',
  'slow',
  'asked_to_wait',
  'no_answer',
  'bad_picture',
  'too_large',
  'no_room',
  'failed',
];

/** Reasons that stay for a file of an archive, which is the same at every try. */
export const lastingInArchive: readonly ImportReason[] = ['bad_picture', 'too_large'];

/** What is said of an item that is here. Its film, its captions or the copy of its page stay behind. */
export const leftBehind: readonly ImportReason[] = ['film_missing', 'film_refused', 'captions_refused', 'copy_refused'];

/** Why a whole file cannot be read, or where it broke off. */
export const importProblems = [
  'unknown_format',
  'broken_archive',
  'too_many_files',
  'too_many_items',
  'empty',
  'broken_off',
  'unsafe_files',
  'account_limited',
  'no_answer',
  'not_let_in',
  'stopped_early',
  'kept_waiting',
  'private_address',
  'failed',
] as const;
export type ImportProblem = (typeof importProblems)[number];

/** What may still be here once an import is undone. */
export const importStayedKinds = ['board', 'section', 'pin'] as const;

/** Why: other things lie in it, its board is closed to its person, or it was brought back. */
export const importStayedReasons = ['other_pins', 'other_sections', 'out_of_reach', 'brought_back'] as const;

/** What becomes of tags: words of the pin, which topics are read from; sections; nothing. */
export const importTagChoices = ['text', 'sections', 'none'] as const;

export const importLimits = {
  /** The largest file (drawing 30). */
  bytes: 2 * 1024 ** 3,
  items: 200_000,
  boards: 2_000,
  /** Files that wait to be read, of one person. */
  waitingUploads: 10,
  /** Of all files that are kept for one person. */
  keptBytes: 8 * 1024 ** 3,
  /** Imports of one person that have not come to their end. */
  open: 50,
  /** Entries in all reports that are kept for one person. */
  keptItems: 2_000_000,
  /** Entries of a feed that come in by themselves within a day. */
  ofAFeedADay: 200,
  /** So long a picture is looked for. */
  waitingDays: 7,
  /** So often the picture of an entry is looked for in a feed that goes on; these tries take about a week. */
  triesOfAFeed: 10,
  /** So long a report is kept. */
  keptDays: 90,
  /** So long an import can be undone. */
  undoDays: 30,
} as const;
