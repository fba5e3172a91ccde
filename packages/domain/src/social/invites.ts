/** By what way a link with an invite code was handed on. A QR code hangs where anybody passes by. */
export const inviteChannels = { copiedLink: 1, otherApp: 2, qrCode: 9 } as const;

/** The highest number of a channel that a code may be made for. */
export const LAST_CHANNEL = 31;

/** Links of these channels stand in public, so they show a stranger no popover (`C4.19`). */
export const quietChannels: readonly number[] = [5, 9, 12, 16];

/** Who looks at a page that somebody's link led to. */
export interface InviteViewer {
  readonly id: string | null;
  readonly takesMessages: boolean;
  readonly device: 'phone' | 'tablet' | 'desktop';
}

export type InviteVariant = 'popover' | 'mobile_toast' | 'desktop_toast';

/** How the page says who sent the viewer (`C4.19`, `B4.19`); nothing where it says nothing. */
export function inviteVariantOf(
  viewer: InviteViewer,
  invite: { readonly sender: { readonly id: string; readonly takesMessages: boolean }; readonly channel: number } | null,
): InviteVariant | null {
  if (invite === null) return null;
  if (viewer.id === null) return viewer.device === 'desktop' && !quietChannels.includes(invite.channel) ? 'popover' : null;
  if (viewer.id === invite.sender.id || !viewer.takesMessages || !invite.sender.takesMessages) return null;
  return viewer.device === 'desktop' ? 'desktop_toast' : 'mobile_toast';
}
