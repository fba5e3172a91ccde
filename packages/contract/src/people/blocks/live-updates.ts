declare module '../../protocol/live-updates.ts' {
  interface LiveUpdates {
    /** Nothing of a person is to be shown any more, or everything is again. Both sides of a block are told, and which one they are. */
    'person.hidden': { readonly userId: string; readonly blockedByMe: boolean };
    'person.shown': { readonly userId: string };
  }
}

export type BlockUpdate = 'person.hidden' | 'person.shown';
