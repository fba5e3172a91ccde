/** Whether somebody was told of something since the open list was drawn. It waits until its reader asks, so that nothing moves. */
let isFresh = false;
let openLists = 0;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  isFresh = next;
  for (const listener of listeners) listener();
}

/** Notes that a list is open. Returns what notes that it was closed. */
export function openList(): () => void {
  openLists += 1;
  return () => {
    openLists -= 1;
    change(false);
  };
}

export const isListOpen = (): boolean => openLists > 0;

/** Notes what came while a list is open. A list that is drawn later has it. */
export function noteFreshNews(): void {
  if (isListOpen()) change(true);
}

/** Notes that the open list has everything. */
export function dropFreshNews(): void {
  change(false);
}

export const hasFreshNews = (): boolean => isFresh;

export function subscribeFreshNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
