import { AsyncLocalStorage } from 'node:async_hooks';

const counters = new AsyncLocalStorage<{ count: number }>();

/** Notes one SQL statement for whoever is counting. */
export function countStatement(): void {
  const counter = counters.getStore();
  if (counter) counter.count += 1;
}

/** Runs `work` and tells how many SQL statements it sent. */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: number }> {
  const counter = { count: 0 };
  const result = await counters.run(counter, work);
  return { result, statements: counter.count };
}
