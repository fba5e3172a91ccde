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
