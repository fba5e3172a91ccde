/** What loading of code needs to know of the network, and what it waits for where there is none. */
export interface Network {
  readonly isOnline: () => boolean;
  /** Whether the server answers at all: then what did not arrive will not come by waiting. */
  readonly isReached: () => Promise<boolean>;
  /** Until it is worth another try. */
  readonly untilAgain: () => Promise<void>;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** Told when something waits; gets what tries again at once, and returns what takes its word back. */
type Teller = (tryAgain: () => void) => () => void;

interface Wait {
  readonly over: Promise<void>;
  readonly tell: () => void;
}

/** Where the browser believes to be online, what is away is our server, and nothing says when it is back. */
const NEXT_TRY_MILLISECONDS = 10_000;

let teller: Teller | null = null;
let again: Wait | null = null;

/** Names who tells the person that a page or a part of it waits for the network. */
export function tellOfWaiting(tell: Teller): () => void {
  teller = tell;
  return () => {
    teller = null;
  };
}

const isBrowser = typeof document !== 'undefined';

/** The browser's network; on the server, where pages are made, code is at hand or missing. */
export const browserNetwork: Network = {
  isOnline: () => !isBrowser || navigator.onLine,
  isReached: async () => {
    if (!isBrowser) return true;
    try {
      await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
      return true;
    } catch {
      return false;
    }
  },
  // All that waits tries again at the same time; each says so, for another word may have come in between.
  untilAgain: () => {
    again ??= waitForNetwork();
    again.tell();
    return again.over;
  },
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

function waitForNetwork(): Wait {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  let takeBack: (() => void) | undefined;
  const goOn = () => {
    window.removeEventListener('online', goOn);
    clearTimeout(timer);
    again = null;
    takeBack?.();
    resolve();
  };
  const timer = navigator.onLine ? setTimeout(goOn, NEXT_TRY_MILLISECONDS) : undefined;
  window.addEventListener('online', goOn);
  return { over, tell: () => (takeBack = teller?.(goOn)) };
}
