/** Runs the acts of one key one after the other, so that they arrive in their order; keys do not wait for each other. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Starts the act once the earlier ones of its key have ended, well or badly, and gives its outcome. */
  run<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const outcome = (this.#last.get(key) ?? Promise.resolve()).then(act, act);
    const ended: Promise<void> = outcome.then(
      () => this.#forget(key, ended),
      () => this.#forget(key, ended),
    );
    this.#last.set(key, ended);
    return outcome;
  }

  #forget(key: string, ended: Promise<unknown>): void {
    if (this.#last.get(key) === ended) this.#last.delete(key);
  }
}
