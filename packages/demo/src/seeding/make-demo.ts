import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { isPassing } from '@bowerbird/server/core/database/trouble.ts';
import type { Instance } from './call-as.ts';
import { planDemo, type DemoStep } from './plan.ts';
import { selectDoneSteps, type StepResult } from './steps.queries.ts';
import { takeStep, type Made } from './take-step.ts';
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
/** A database that starts again, or a machine that is busy with a first start, is back within a minute. */
const MOST_TRIES = 60;
const RETRY_MILLISECONDS = 1_000;

/** Makes the demo content, or what is missing of it. Each step is done once, however often this is stopped and begun again. */
export async function makeDemo(house: Instance, { onProgress, signal, plan = planDemo() }: DemoOptions = {}): Promise<void> {
  const made = await selectDoneSteps(house.core.db);
  let told = made.size;
  for (const [index, step] of plan.entries()) {
    signal?.throwIfAborted();
    if (!made.has(step.key)) made.set(step.key, await takeStepPatiently(house, step, made, signal));
    if (made.size >= Math.max(FIRST_STEPS, told * GROWTH)) {
      await tellGrowth(house.core);
      told = made.size;
    }
    onProgress?.(index + 1, plan.length);
  }
  if (made.size > told) await tellGrowth(house.core);
}

/** Takes a step again after what passes; one whose end was not heard of may be done. */
async function takeStepPatiently(house: Instance, step: DemoStep, made: Made, signal?: AbortSignal): Promise<StepResult> {
  for (let tries = 1; ; tries += 1) {
    try {
      const done = tries === 1 ? undefined : (await selectDoneSteps(house.core.db)).get(step.key);
      return done ?? (await takeStep(house, step, made));
    } catch (error) {
      const isOver = !(isPassing(error) || (error instanceof ApiError && error.errorName === 'unavailable'));
      if (isOver || tries >= MOST_TRIES) throw error;
      house.core.log.warn({ err: error, step: step.key }, 'a step of the demo is taken again');
      await wait(RETRY_MILLISECONDS, undefined, { signal });
    }
  }
}
