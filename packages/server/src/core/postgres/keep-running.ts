import { setTimeout as wait } from 'node:timers/promises';

/** A server that runs; `ended` says how it ended, whoever ended it. */
export interface RunningServer {
  readonly pid: number;
  readonly ended: Promise<string>;
}

export interface KeepRunningOptions {
  readonly first: RunningServer;
  /** Starts it again; it is asked for several times when it fails. */
  readonly start: () => Promise<RunningServer>;
  readonly log: { warn(words: string): void; error(words: string): void };
  /** Nothing more is tried after this. */
  readonly onGiveUp: (reason: string) => void;
  /** Milliseconds before each try in a row; after the last one it is given up. */
  readonly pauses?: readonly number[];
  /** A server that ran this long was well: its end is the first of a new row. */
  readonly steadyAfter?: number;
}

/** About half a minute in all: what does not run by then needs a person. */
const PAUSES = [0, 250, 500, 1_000, 2_000, 4_000, 8_000, 16_000];
const STEADY_AFTER = 60_000;

/** Starts a server again each time that it ends by itself, more patiently each time; `leave` gives the one that runs and lets it be. */
export function keepRunning(options: KeepRunningOptions): { leave(): Promise<RunningServer> } {
  const { start, log, onGiveUp, pauses = PAUSES, steadyAfter = STEADY_AFTER } = options;
  const leaving = new AbortController();
  const left = new Promise<null>((resolve) => leaving.signal.addEventListener('abort', () => resolve(null)));
  let running = options.first;
  const watching = watch();

  async function watch(): Promise<void> {
    let tries = 0;
    for (;;) {
      const began = Date.now();
      const how = await Promise.race([running.ended, left]);
      if (how === null || leaving.signal.aborted) return;
      if (Date.now() - began >= steadyAfter) tries = 0;
      let reason = `PostgreSQL did not stay: ${how}`;
      log.error(`${reason}. It is started again`);
      const ended = Date.now();
      for (let isUp = false; !isUp; tries += 1) {
        const pause = pauses[tries];
        if (pause === undefined) return onGiveUp(reason);
        await wait(pause, undefined, { signal: leaving.signal }).catch(() => {});
        if (leaving.signal.aborted) return;
        try {
          running = await start();
          isUp = true;
        } catch (error) {
          reason = error instanceof Error ? error.message : String(error);
          log.error(`PostgreSQL could not be started again: ${reason}`);
        }
      }
      log.warn(`PostgreSQL runs again, ${Date.now() - ended} ms after it ended`);
    }
  }

  return {
    leave: async () => {
      leaving.abort();
      // A start at work comes to its end first.
      await watching;
      return running;
    },
  };
}
