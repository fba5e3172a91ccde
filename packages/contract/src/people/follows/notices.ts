declare module '../../protocol/notices.ts' {
  interface Notices {
    /** Somebody follows the person from now on. */
    'follower.added': { readonly userId: string };
  }
}

export type FollowNotice = 'follower.added';
