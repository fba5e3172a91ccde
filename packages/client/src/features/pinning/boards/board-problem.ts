import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { MessageId } from '../../../i18n/message-id.ts';

/** The words for what a call about a board or a section was refused for. */
export function boardProblem(error: unknown, otherwise: MessageId): MessageId {
  const { record } = toCallError(error);
  if (record === null) return 'app.offline';
  if (record.name === 'password_needed') return 'boards.passwordNeeded';
  if (record.name === 'section_name_taken') return 'sections.nameTaken';
  return record.name === 'board_name_taken' ? 'boards.nameTaken' : otherwise;
}
