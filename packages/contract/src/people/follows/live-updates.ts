declare module '../../protocol/live-updates.ts' {
  interface LiveUpdates {
    /** Somebody follows the person from now on. */
    'follower.added': { readonly userId: string };
  }
}

export type FollowUpdate = 'follower.added';
