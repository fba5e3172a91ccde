/** What may be at work at once, and how long others wait for their turn, in milliseconds. */
export interface AdmissionLimits {
  readonly atWork: number;
  /** After the queue was empty a moment ago: a burst, such as a page with all its calls, which is over soon. */
  readonly burstWait: number;
  /** While the queue has stood for longer than `burstWait`: more comes than is served, and waiting helps nobody. */
  readonly standingWait: number;
  /** Nobody waits behind more than these. */
  readonly waiting: number;
}

interface Waiter {
  readonly settle: (isLetIn: boolean) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * A queue that absorbs bursts and refuses overload: how long one waits depends on whether the queue was empty lately
 * (controlled delay, "CoDel", as servers use it).
 */
export function createAdmissionQueue(limits: AdmissionLimits, now: () => number = () => performance.now()) {
  const queue = new Set<Waiter>();
  let atWork = 0;
  let emptyAt = now();

  const drop = (waiter: Waiter) => {
    if (!queue.delete(waiter)) return;
    clearTimeout(waiter.timer);
    if (queue.size === 0) emptyAt = now();
  };
  return {
    /** Whether there is a place, now or soon; whoever got one leaves it by `leave`. */
    enter(signal?: { onGone: (act: () => void) => void }): Promise<boolean> {
      if (atWork < limits.atWork) {
        atWork += 1;
        emptyAt = now();
        return Promise.resolve(true);
      }
      if (queue.size === 0) emptyAt = now();
      if (queue.size >= limits.waiting) return Promise.resolve(false);
      const isBurst = now() - emptyAt <= limits.burstWait;
      return new Promise((resolve) => {
        const refuse = () => {
          drop(waiter);
          resolve(false);
        };
        const waiter: Waiter = { settle: resolve, timer: setTimeout(refuse, isBurst ? limits.burstWait : limits.standingWait) };
        queue.add(waiter);
        signal?.onGone(refuse);
      });
    },
    /** Gives the place to whoever waits longest. */
    leave(): void {
      const [next] = queue;
      if (!next) {
        atWork -= 1;
        return;
      }
      drop(next);
      next.settle(true);
    },
  };
}
