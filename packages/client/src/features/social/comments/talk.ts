import { pinPath, type WholePin } from '../../pinning/pins/index.ts';
import type { StoredBoard } from '../../pinning/boards/index.ts';
import type { StoredComment } from './stored-comment.ts';

/** What people talk about: a pin, or a board. */
export interface Talk {
  readonly type: 'pin' | 'board';
  readonly id: string;
}

/** How calls name it. */
export function talkInput({ type, id }: Talk): { pin_id: string } | { board_id: string } {
  return type === 'pin' ? { pin_id: id } : { board_id: id };
}

/** What a comment is said of. */
export function talkOf({ pin_id: pin, board_id: board }: Pick<StoredComment, 'pin_id' | 'board_id'>): Talk {
  return board === null ? { type: 'pin', id: pin ?? '' } : { type: 'board', id: board };
}

/** A pin or a board as its comments need it. */
export interface TalkedAbout extends Talk {
  readonly comment_count: number;
  readonly comments_disabled: boolean;
  /** Whether its owner lets the viewer comment. */
  readonly letsSpeak: boolean;
  readonly isOwn: boolean;
  readonly path: string;
}

export function aboutPin(pin: WholePin): TalkedAbout {
  const { id, comment_count, comments_disabled, isEligibleForAggregatedComments: letsSpeak } = pin;
  return { type: 'pin', id, comment_count, comments_disabled, letsSpeak, isOwn: pin.access.includes('write'), path: pinPath(id) };
}

/** The owner alone may delete a board, so that tells them from who keeps it with them. */
export function aboutBoard(board: StoredBoard): TalkedAbout {
  const { id, comment_count = 0, comments_disabled = false, isEligibleForAggregatedComments: letsSpeak = false, access = [], url } = board;
  return { type: 'board', id, comment_count, comments_disabled, letsSpeak, isOwn: access.includes('delete'), path: url };
}
