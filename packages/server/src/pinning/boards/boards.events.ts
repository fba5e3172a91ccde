declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    'board.created': { readonly boardId: string };
    /** Its words, cover or place changed; a board that came back counts as changed. */
    'board.changed': { readonly boardId: string };
    'board.removed': { readonly boardId: string };
    'board.privacy_changed': { readonly boardId: string };
    /** What its people keep beside its pins changed: notes, votes, what was done. */
    'board.worked_on': { readonly boardId: string };
  }
}

export type BoardEvent = 'board.created' | 'board.changed' | 'board.removed' | 'board.privacy_changed' | 'board.worked_on';
