/** What may be at work at once, and how long others wait for their turn, in milliseconds. */
export interface AdmissionLimits {
  readonly atWork: number;
  /** While all are served: a burst, such as a page with all its calls, is over soon. */
  readonly burstWait: number;
  /** Once somebody was refused: more comes than is served, and waiting helps nobody. */
  readonly standingWait: number;
  /** How long nobody may have been refused for all to be served again. */
  readonly calm: number;
  /** Nobody waits behind more than these. */
  readonly waiting: number;
}

interface Waiter {
  readonly settle: (isLetIn: boolean) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * A queue that absorbs bursts and refuses overload: how long one waits depends on whether somebody had to be refused lately.
 * Servers call this controlled delay, or "CoDel". An empty queue says nothing, because refusing empties it too.
 */
export function createAdmissionQueue(limits: AdmissionLimits, now: () => number = () => performance.now()) {
  const queue = new Set<Waiter>();
  let atWork = 0;
  let refusedAt = -Infinity;

  const drop = (waiter: Waiter, isLetIn: boolean) => {
    if (!queue.delete(waiter)) return;
    clearTimeout(waiter.timer);
    waiter.settle(isLetIn);
  };
  return {
    /** Whether there is a place, now or soon; whoever got one leaves it by `leave`. */
    enter(signal?: { onGone: (act: () => void) => void }): Promise<boolean> {
      if (atWork < limits.atWork) {
        atWork += 1;
        return Promise.resolve(true);
      }
      if (queue.size >= limits.waiting) {
        refusedAt = now();
        return Promise.resolve(false);
      }
      const wait = now() - refusedAt > limits.calm ? limits.burstWait : limits.standingWait;
      return new Promise((settle) => {
        const refuse = () => {
          refusedAt = now();
          drop(waiter, false);
        };
        const waiter: Waiter = { settle, timer: setTimeout(refuse, wait) };
        queue.add(waiter);
        signal?.onGone(() => drop(waiter, false));
      });
    },
    /** Gives the place to whoever waits longest. */
    leave(): void {
      const [next] = queue;
      if (next) drop(next, true);
      else atWork -= 1;
    },
  };
}
