import { loadScript } from '../../../lib/load-script.ts';

/** How often, and how many times, the page looks whether Google's script is ready (`C9.2`). */
const POLL_MILLISECONDS = 100;
const POLLS = 20;

/** What Google's script answers with. */
export interface GoogleAnswer {
  readonly credential: string;
  readonly select_by: string;
}

/** As much of Google's script as is used. */
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (answer: GoogleAnswer) => void;
    auto_select: boolean;
    use_fedcm_for_prompt: boolean;
  }): void;
  renderButton(
    parent: HTMLElement,
    options: { type: string; theme: string; size: string; shape: string; locale: string; width: number },
  ): void;
  prompt(): void;
  cancel(): void;
}

/** By which of its ways somebody came (`C4.9`): without an act of theirs, by the button, or by the prompt over the page. */
export type GoogleWay = 'auto' | 'button' | 'prompt';

/** Tells the way from `select_by`. */
export function googleWayOf(selectBy: string): GoogleWay {
  if (selectBy === 'auto' || selectBy === 'fedcm_auto') return 'auto';
  return selectBy.startsWith('btn') ? 'button' : 'prompt';
}

/** Loads Google's script and waits until it is ready; throws when it is not in time. */
export async function loadGoogle(scriptUrl: string): Promise<GoogleIdentity> {
  await loadScript(scriptUrl);
  return waitForGoogle(
    () => (window as { google?: { accounts?: { id?: GoogleIdentity } } }).google?.accounts?.id,
    (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  );
}

/** Looks so many times for what the script leaves, which may come a little after it. */
export async function waitForGoogle<Found>(find: () => Found | undefined, wait: (milliseconds: number) => Promise<void>): Promise<Found> {
  for (let poll = 0; poll < POLLS; poll += 1) {
    const found = find();
    if (found) return found;
    await wait(POLL_MILLISECONDS);
  }
  throw new Error('Google’s script is not ready');
}
