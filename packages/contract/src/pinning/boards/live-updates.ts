declare module '../../protocol/live-updates.ts' {
  interface LiveUpdates {
    'board.created': { readonly boardIds: readonly string[] };
    'board.changed': { readonly boardIds: readonly string[] };
    'board.removed': { readonly boardIds: readonly string[] };
  }
}

/** What happens to the person's own boards. */
export type BoardUpdate = 'board.created' | 'board.changed' | 'board.removed';
