/** What a key does in a player that has the focus. */
export type PlayerAct =
  { readonly act: 'play' } | { readonly act: 'sound' } | { readonly act: 'screen' } | { readonly act: 'seek'; readonly by: number };

const SEEK_SECONDS = 5;

const acts: Readonly<Record<string, PlayerAct>> = {
  ' ': { act: 'play' },
  k: { act: 'play' },
  m: { act: 'sound' },
  f: { act: 'screen' },
  ArrowLeft: { act: 'seek', by: -SEEK_SECONDS },
  ArrowRight: { act: 'seek', by: SEEK_SECONDS },
};

/** The act of a key; `null` where it is the browser's, such as the space bar on a button. */
export function actOfKey(event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>, isOnButton: boolean): PlayerAct | null {
  if (event.altKey || event.ctrlKey || event.metaKey || (event.key === ' ' && isOnButton)) return null;
  return acts[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}
