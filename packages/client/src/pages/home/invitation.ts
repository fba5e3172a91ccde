const KEY = 'invitation';

/**
 * Puts the invitation of a phone away until the visit ends. The attribute hides it; an inline script of the page sets it again
 * before anything is drawn. Cached pages are the same for everybody.
 */
export function dismissInvitation(): void {
  document.documentElement.dataset.invitation = 'away';
  try {
    sessionStorage.setItem(KEY, 'away');
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
