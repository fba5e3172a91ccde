import type { Access } from '@bowerbird/contract/protocol/endpoint.ts';
import type { AppScope } from '@bowerbird/domain/operation/app-scopes.ts';

/** Who is asking. A limited login may browse and save; it needs the password for the rest. */
export type Viewer =
  | { readonly kind: 'UNAUTH'; readonly userId: null; readonly sessionId: null }
  | {
      readonly kind: 'AUTH' | 'LIMITED_LOGIN';
      readonly userId: string;
      readonly sessionId: string;
      readonly daysToExpiration?: number;
      /** The language of the account, where one was chosen. */
      readonly locale?: string | null;
      /** A third-party app that speaks for the person, and what it may do. */
      readonly app?: { readonly scopes: readonly AppScope[] };
    };

export const strangerViewer: Viewer = { kind: 'UNAUTH', userId: null, sessionId: null };

/** Whether this viewer comes without an app, or by one that was granted a scope besides that of the call. */
export function isGranted(viewer: Viewer, scope: AppScope): boolean {
  return viewer.kind === 'UNAUTH' || !viewer.app || viewer.app.scopes.includes(scope);
}

/** Whether what is secret is shown to this viewer, where its person may see it: an app needs a scope of its own for that. */
export function mayReadSecret(viewer: Viewer, scope: 'boards:read_secret' | 'pins:read_secret'): boolean {
  return isGranted(viewer, scope);
}

/** The viewer's id as an SQL value that equals nobody's for a stranger: ids are positive. */
export function viewerIdOf(viewer: Viewer): string {
  return viewer.userId ?? '0';
}

/** A viewer who is known to be signed in. */
export type SignedInViewer = Exclude<Viewer, { kind: 'UNAUTH' }>;

/** Who a job acts for: a person, as if they were here. No session of theirs has this id. */
export function viewerOf(userId: string): SignedInViewer {
  return { kind: 'AUTH', userId, sessionId: '0' };
}

/** Who a call's declared access lets in: a signed-in viewer where not anyone may call. */
export type ViewerOf<A extends Access> = 'anyone' extends A ? Viewer : SignedInViewer;
