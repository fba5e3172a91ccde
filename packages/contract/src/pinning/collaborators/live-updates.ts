declare module '../../protocol/live-updates.ts' {
  interface LiveUpdates {
    /** An invite of the person waits no more: they answered it somewhere, or it was taken back. */
    'board.invite_answered': { readonly boardId: string };
  }
}

export type InviteUpdate = 'board.invite_answered';
