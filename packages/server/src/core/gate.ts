/** Lets a few pieces of work in at a time; the others wait their turn, and those that would wait too long are turned away. */
export interface Gate {
  /** Runs the work when there is room; `null` when too many wait already. */
  pass<T>(work: () => Promise<T>): Promise<T | null>;
}

export function createGate(limits: { atWork: number; waiting: number }): Gate {
  const queue: (() => void)[] = [];
  let atWork = 0;

  const enter = async (): Promise<void> => {
    if (atWork < limits.atWork) atWork += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
  };
  /** Whoever waits longest takes the place over. */
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else atWork -= 1;
  };

  return {
    async pass(work) {
      if (atWork >= limits.atWork && queue.length >= limits.waiting) return null;
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
