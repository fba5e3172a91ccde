import { pinPath, type WholePin } from '../../pinning/pins/index.ts';
import type { StoredBoard } from '../../pinning/boards/index.ts';
import type { Talk } from './talk.ts';

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

/** The owner alone changes the settings of a board, so that tells them from who keeps it with them. */
export function aboutBoard(board: StoredBoard): TalkedAbout {
  const { id, comment_count = 0, comments_disabled = false, isEligibleForAggregatedComments: letsSpeak = false, access = [], url } = board;
  return { type: 'board', id, comment_count, comments_disabled, letsSpeak, isOwn: access.includes('settings'), path: url };
}
