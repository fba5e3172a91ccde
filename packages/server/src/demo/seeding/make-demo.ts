import type { House } from './call-as.ts';
import { planDemo, type DemoStep } from './plan.ts';
import { selectDoneSteps } from './steps.queries.ts';
import { takeStep } from './take-step.ts';
import { tellGrowth } from './tell-growth.ts';

export type DemoOptions = {
  /** Told after each step how many of all are done. */
  onProgress?: (done: number, all: number) => void;
  /** Stops the making between two steps; the next time goes on from there. */
  signal?: AbortSignal;
  /** What to make; all of it, when left out. */
  plan?: readonly DemoStep[];
};

/** Growth is told after so many steps, then whenever there is a quarter more, and at the end. */
const FIRST_STEPS = 16;
const GROWTH = 1.25;

/** Makes the demo content, or what is missing of it. Each step is done once, however often this is stopped and begun again. */
export async function makeDemo(house: House, { onProgress, signal, plan = planDemo() }: DemoOptions = {}): Promise<void> {
  const made = await selectDoneSteps(house.core.db);
  let told = made.size;
  for (const [index, step] of plan.entries()) {
    signal?.throwIfAborted();
    if (!made.has(step.key)) made.set(step.key, await takeStep(house, step, made));
    if (made.size >= Math.max(FIRST_STEPS, told * GROWTH)) {
      await tellGrowth(house.core);
      told = made.size;
    }
    onProgress?.(index + 1, plan.length);
  }
  if (made.size > told) await tellGrowth(house.core);
}
