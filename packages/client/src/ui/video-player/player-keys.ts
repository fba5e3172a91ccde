/** What a key does in a player that has the focus. */
export type PlayerAct =
  | { readonly act: 'play' }
  | { readonly act: 'sound' }
  | { readonly act: 'screen' }
  | { readonly act: 'captions' }
  | { readonly act: 'seek'; readonly by: number }
  | { readonly act: 'speed'; readonly by: number };

const SEEK_SECONDS = 5;

const acts: Readonly<Record<string, PlayerAct>> = {
  ' ': { act: 'play' },
  k: { act: 'play' },
  m: { act: 'sound' },
  f: { act: 'screen' },
  c: { act: 'captions' },
  '<': { act: 'speed', by: -1 },
  '>': { act: 'speed', by: 1 },
  ArrowLeft: { act: 'seek', by: -SEEK_SECONDS },
  ArrowRight: { act: 'seek', by: SEEK_SECONDS },
};

/** The act of a key; `null` where it is the browser's, such as the space bar on a button. */
export function actOfKey(event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>, isOnButton: boolean): PlayerAct | null {
  if (event.altKey || event.ctrlKey || event.metaKey || (event.key === ' ' && isOnButton)) return null;
  return acts[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

/** How fast a film may play. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The next speed up or down; the same one at either end. */
export function nextSpeed(speed: number, by: number): number {
  const at = SPEEDS.findIndex((one) => one >= speed);
  return SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, (at < 0 ? SPEEDS.length - 1 : at) + by))]!;
}
