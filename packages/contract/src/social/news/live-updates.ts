declare module '../../protocol/live-updates.ts' {
  interface LiveUpdates {
    /** There is something new to read. */
    'news.added': object;
    /** Less is new: the person read it, or what it told of is gone. */
    'news.lessened': object;
  }
}

export type NewsUpdate = 'news.added' | 'news.lessened';
