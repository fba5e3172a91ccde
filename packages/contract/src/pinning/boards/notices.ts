declare module '../../protocol/notices.ts' {
  interface Notices {
    'board.created': { readonly boardIds: readonly string[] };
    'board.changed': { readonly boardIds: readonly string[] };
    'board.removed': { readonly boardIds: readonly string[] };
  }
}

/** What happens to the person's own boards. */
export type BoardNotice = 'board.created' | 'board.changed' | 'board.removed';
