const CHANNEL = 'pin-builder';
/** How long a builder waits for the others to answer; one that is busy drawing answers late. */
const ANSWER_MILLISECONDS = 400;

type Word = { readonly asks: string } | { readonly is: string; readonly to: string };

/**
 * Asks which other builders are open in this browser, and answers the same question of others until the signal ends. A channel
 * is there on plain http too, and a tab that crashed does not answer.
 */
export async function meetTabs(mine: string, signal: AbortSignal): Promise<Set<string>> {
  const others = new Set<string>();
  if (signal.aborted) return others;
  const channel = new BroadcastChannel(CHANNEL);
  const tell: (word: Word) => void = channel.postMessage.bind(channel);
  signal.addEventListener('abort', () => channel.close());
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if ('asks' in data) {
      // Two that open at once have both asked, so each knows of the other.
      others.add(data.asks);
      tell({ is: mine, to: data.asks });
    } else if (data.to === mine) others.add(data.is);
  });
  tell({ asks: mine });
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MILLISECONDS));
  return new Set(others);
}
