import type { Stayed } from '@bowerbird/contract/creation/imports/schemas.ts';
import type { ImportFormat, ImportProblem, ImportReason } from '@bowerbird/domain/creation/imports.ts';
import type { MessageId } from '../../../i18n/message-id.ts';

export const formatWords = {
  pinterest: 'imports.pinterest',
  netscape: 'imports.browser',
  raindrop_csv: 'imports.raindrop',
  pocket_csv: 'imports.pocket',
  pocket_html: 'imports.pocket',
  arena: 'imports.arena',
  pinry: 'imports.pinry',
  karakeep: 'imports.karakeep',
  linkwarden: 'imports.linkwarden',
  instagram: 'imports.instagram',
  mymind: 'imports.mymind',
  shaarli: 'imports.shaarli',
  pictures: 'imports.pictures',
  bulk_csv: 'imports.table',
  feed: 'imports.feed',
  bowerbird: 'imports.bowerbird',
} as const satisfies Record<ImportFormat, MessageId>;

export const reasonWords = {
  twice_in_file: 'imports.twice',
  nothing_to_keep: 'imports.nothingToKeep',
  text_only: 'imports.textOnly',
  no_file: 'imports.noFile',
  not_web: 'imports.notWeb',
  private_address: 'imports.privateAddress',
  here_already: 'imports.hereAlready',
  left_out: 'imports.leftOut',
  bad_date: 'imports.badDate',
  date_too_far: 'imports.dateTooFar',
  no_picture: 'imports.noPicture',
  gone: 'imports.gone',
  not_let_in: 'imports.notLetIn',
  slow: 'imports.slow',
  asked_to_wait: 'imports.askedToWait',
  no_answer: 'imports.noAnswer',
  not_a_picture: 'imports.notAPicture',
  bad_picture: 'imports.badPicture',
  too_large: 'imports.tooLarge',
  no_room: 'imports.noRoom',
  blocked: 'imports.blocked',
  film_missing: 'imports.filmMissing',
  film_refused: 'imports.filmRefused',
  captions_refused: 'imports.captionsRefused',
  copy_refused: 'imports.copyRefused',
  failed: 'imports.itemFailed',
} as const satisfies Record<ImportReason, MessageId>;

const problemWords = {
  unknown_format: 'imports.unknownFormat',
  broken_archive: 'imports.brokenArchive',
  too_many_files: 'imports.tooManyFiles',
  too_many_items: 'imports.tooManyItems',
  empty: 'imports.empty',
  broken_off: 'imports.brokenOff',
  unsafe_files: 'imports.unsafeFiles',
  account_limited: 'imports.accountLimited',
  no_answer: 'imports.noAnswer',
  not_let_in: 'imports.tokenRefused',
  stopped_early: 'imports.stoppedEarly',
  kept_waiting: 'imports.keptWaiting',
  private_address: 'imports.privateAddress',
  failed: 'imports.fileFailed',
} as const satisfies Record<ImportProblem, MessageId>;

/** What is wrong with a file; one that breaks off may do so before anything is read. */
export function wordsOfProblem(reason: ImportProblem, items: number): MessageId {
  return reason === 'broken_off' && items === 0 ? 'imports.brokenOffAtOnce' : problemWords[reason];
}

export const stayedKindWords = {
  board: 'imports.stayedBoard',
  section: 'imports.stayedSection',
  pin: 'imports.stayedPin',
} as const satisfies Record<Stayed['kind'], MessageId>;

export const stayedReasonWords = {
  other_pins: 'imports.stayedOtherPins',
  other_sections: 'imports.stayedOtherSections',
  out_of_reach: 'imports.stayedOutOfReach',
  brought_back: 'imports.stayedBroughtBack',
} as const satisfies Record<Stayed['reason'], MessageId>;
