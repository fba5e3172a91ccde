type Step = { name: string; stop: () => Promise<void> };

const DEADLINE = 40_000;

/** What has been started, to be stopped in the opposite order: once, whoever asks and however often. */
export type Shutdown = {
  add(name: string, stop: () => Promise<void>): void;
  run(): Promise<void>;
  readonly isRunning: boolean;
};

export function createShutdown(onError: (name: string, error: unknown) => void): Shutdown {
  const steps: Step[] = [];
  let running: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      const { name, stop } = step;
      await stop().catch((error: unknown) => onError(name, error));
    }
  }

  return {
    add: (name, stop) => steps.push({ name, stop }),
    run: () => (running ??= stopAll()),
    get isRunning() {
      return running !== undefined;
    },
  };
}

/** Stops on Ctrl-C, on a polite kill, and when the process that started us is gone. */
export function stopOnSignals(shutdown: Shutdown, onStop: () => void): void {
  const stop = (): void => {
    if (shutdown.isRunning) return;
    onStop();
    setTimeout(() => process.exit(1), DEADLINE).unref();
    void shutdown.run().then(() => process.exit(process.exitCode ?? 0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  process.on('disconnect', stop);
  // Whoever read our words may be gone before us.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}
