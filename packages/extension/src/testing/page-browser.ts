import { vi } from 'vitest';
import type { Ask } from '../lib/asks.ts';
import { createSmallBrowser, type SmallStorage } from './small-browser.ts';

/** What of a browser the parts of the extension need that component tests draw. It stands for `wxt/browser` there. */
export interface PageBrowser {
  readonly runtime: { sendMessage(wish: Ask): Promise<unknown> };
  readonly storage: {
    readonly local: SmallStorage & { readonly onChanged: { addListener(): void; removeListener(): void } };
  };
}

/** Hears what is asked of the background, and answers as a test says. */
export const ask = vi.fn<(wish: Ask) => Promise<unknown>>();

const small = createSmallBrowser();

/** All test files of a run share it, because they share its modules. */
export const browser: PageBrowser = {
  runtime: { sendMessage: (wish) => ask(wish) },
  storage: { local: { ...small.browser.storage.local, onChanged: { addListener: () => {}, removeListener: () => {} } } },
};

/** Forgets what is kept and what was asked. */
export function forgetAll(): void {
  small.kept.clear();
  ask.mockReset().mockResolvedValue(null);
}
