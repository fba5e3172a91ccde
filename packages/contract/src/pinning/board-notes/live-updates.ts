declare module '../../protocol/live-updates.ts' {
  interface LiveUpdates {
    /** What the people of boards keep beside the pins: notes, votes, what was done. */
    'board.worked_on': { readonly boardIds: readonly string[] };
  }
}

export type BoardWorkUpdate = 'board.worked_on';
