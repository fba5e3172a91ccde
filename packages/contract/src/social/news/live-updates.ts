declare module '../../protocol/live-updates.ts' {
  interface LiveUpdates {
    /** There is something new to read. */
    'news.added': object;
  }
}

export type NewsUpdate = 'news.added';
