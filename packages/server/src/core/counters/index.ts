import type { Tick } from '../jobs/ticker.ts';
import { foldDeltas } from './counters.queries.ts';

export { counterNumber, type CounterKind } from './counter-kinds.ts';
export { addDelta, countWithWaiting, foldDeltas } from './counters.queries.ts';

/** Folds once a second, in one process at a time. */
export const countersTick: Tick = {
  name: 'counters',
  everyMilliseconds: 1_000,
  run: async (db) => {
    while ((await foldDeltas(db)) > 0);
  },
};
