import { browser } from 'wxt/browser';
import type { PickerBoard } from '@bowerbird/contract/pinning/saves/schemas.ts';

const KEY = 'boards:';

/** Keeps the boards of an instance, to choose from while it does not answer. */
export async function keepBoards(origin: string, boards: readonly PickerBoard[]): Promise<void> {
  await browser.storage.local.set({ [KEY + origin]: boards });
}

export async function keptBoards(origin: string): Promise<readonly PickerBoard[] | null> {
  const kept = await browser.storage.local.get(KEY + origin);
  return (kept[KEY + origin] as readonly PickerBoard[] | undefined) ?? null;
}
