/** How to end what was started, the latest last. */
const started: (() => Promise<void>)[] = [];

const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Remembers how something that was started is ended, should the tool be broken off; gives what ends it, once. */
export function endLater(end: () => Promise<unknown>): () => Promise<void> {
  let ending: Promise<void> | undefined;
  const endOnce = () => {
    ending ??= (async () => {
      try {
        await end();
      } finally {
        const at = started.indexOf(endOnce);
        if (at >= 0) started.splice(at, 1);
      }
    })();
    return ending;
  };
  started.push(endOnce);
  return endOnce;
}

/** Ends what still runs, the latest first, also what is started meanwhile; one that cannot be ended keeps none of the others from it. */
export async function endAll(): Promise<void> {
  for (let latest = started.at(-1); latest !== undefined; latest = started.at(-1))
    await latest().catch((error: unknown) => console.error(error));
}

/** Has Ctrl-C and its kin end all that was started before the process goes; the signal tells who wants to know. */
export function endAllOnSignals(): AbortSignal {
  const broken = new AbortController();
  for (const [name, code] of Object.entries(EXIT_CODES)) {
    process.on(name, () => {
      // It comes once from the terminal and once from npm's script.
      if (broken.signal.aborted) return;
      broken.abort();
      void endAll().finally(() => process.exit(code));
    });
  }
  return broken.signal;
}
