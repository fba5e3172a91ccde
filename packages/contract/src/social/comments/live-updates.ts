declare module '../../protocol/live-updates.ts' {
  interface LiveUpdates {
    /** Somebody said something under a pin or a board that the person has open. */
    'comment.said': CommentTold;
    /** What was said there was changed, answered with a reaction, or kept from some. */
    'comment.changed': CommentTold;
    /** What was said there is gone for everybody. */
    'comment.gone': CommentTold;
    /** What nobody else saw there is seen: its author brought it back, or changed words that were not wanted. */
    'comment.shown': CommentTold;
    /** Whoever owns a pin or a board that the person has open let people comment there, or no more. */
    'comments.switched': TalkTold;
    /** A pin or a board that the person has open is gone, and its talk with it. */
    'talk.gone': { readonly talkId: string };
  }
}

export interface CommentTold {
  /** The id of the pin or the board. */
  readonly talkId: string;
  readonly commentId: string;
}

export interface TalkTold {
  readonly type: 'pin' | 'board';
  readonly talkId: string;
}

export type CommentUpdate = 'comment.said' | 'comment.changed' | 'comment.gone' | 'comment.shown';
