/** What the system's share sheet did: `none` where there is no such sheet. */
export type SystemShareResult = 'shared' | 'left' | 'none';

interface ShareFacts {
  readonly title: string;
  readonly url: string;
}

/** Whether this browser has the system's share sheet. */
export function hasSystemShare(): boolean {
  return typeof navigator !== 'undefined' && 'share' in navigator;
}

/** Opens the system's share sheet. */
export async function shareBySystem({ title, url }: ShareFacts): Promise<SystemShareResult> {
  if (!hasSystemShare()) return 'none';
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'none';
  }
}
