import type { Sizes } from './sizes.ts';

/** One step of filling a database: SQL for these sizes. */
export interface Step {
  readonly name: string;
  readonly sql: (sizes: Sizes) => string;
}
