declare module '../../protocol/live-updates.ts' {
  interface LiveUpdates {
    /** Somebody said something under a pin that the person has open. */
    'comment.said': CommentTold;
    /** What was said there was changed, answered with a reaction, or taken away. */
    'comment.changed': CommentTold;
  }
}

export interface CommentTold {
  readonly pinId: string;
  readonly commentId: string;
}

export type CommentUpdate = 'comment.said' | 'comment.changed';
