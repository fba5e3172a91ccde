import type { BoardAct } from '@bowerbird/contract/pinning/board-activity/schemas.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import type { Stored } from '../../../store/stored.ts';

const words: Record<BoardAct['kind'], MessageId> = {
  pin_added: 'acts.pinAdded',
  pin_moved_in: 'acts.pinMovedIn',
  pin_moved_out: 'acts.pinMovedOut',
  pin_moved: 'acts.pinMoved',
  pin_removed: 'acts.pinRemoved',
  section_added: 'acts.sectionAdded',
  section_renamed: 'acts.sectionRenamed',
  section_removed: 'acts.sectionRemoved',
  board_renamed: 'acts.boardRenamed',
  person_joined: 'acts.personJoined',
  person_left: 'acts.personLeft',
  person_removed: 'acts.personRemoved',
  owner_changed: 'acts.ownerChanged',
};

/** The words of an act; those of pins depend on whether a section is part of it. */
export function actWords({ kind, section_title: section }: Pick<Stored<BoardAct>, 'kind' | 'section_title'>): MessageId {
  if (kind === 'pin_added' && section !== null) return 'acts.pinAddedTo';
  if (kind === 'pin_moved' && section === null) return 'acts.pinMovedOutOfSection';
  return words[kind];
}
