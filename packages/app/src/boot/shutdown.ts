type Step = { name: string; stop: () => Promise<void> };

const DEADLINE = 40_000;

/** What has been started, to be stopped in the opposite order: once, whoever asks and however often. */
export type Shutdown = {
  add(name: string, stop: () => Promise<void>): void;
  /** Aborted as soon as the instance is to stop; a start that is still at work breaks off. */
  readonly signal: AbortSignal;
  begin(): void;
  run(): Promise<void>;
};

export function createShutdown(onError: (name: string, error: unknown) => void): Shutdown {
  const steps: Step[] = [];
  const controller = new AbortController();
  let running: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    controller.abort();
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      const { name, stop } = step;
      await stop().catch((error: unknown) => onError(name, error));
    }
  }

  return {
    add: (name, stop) => steps.push({ name, stop }),
    signal: controller.signal,
    begin: () => controller.abort(),
    run: () => (running ??= stopAll()),
  };
}

/**
 * Stops on Ctrl-C, on a polite kill, and when the process that started us is gone. It stops, too, when what it returns is
 * called; a start at work ends first.
 */
export function stopOnSignals(shutdown: Shutdown, starting: Promise<unknown>, onStop: () => void): () => void {
  const stop = (): void => {
    if (shutdown.signal.aborted) return;
    shutdown.begin();
    onStop();
    setTimeout(() => process.exit(1), DEADLINE).unref();
    void starting
      .catch(() => {})
      .then(() => shutdown.run())
      .then(() => process.exit(process.exitCode ?? 0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  process.on('disconnect', stop);
  // Whoever read our words may be gone before us.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  return stop;
}
