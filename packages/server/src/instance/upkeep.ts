import { countersTick } from '../core/counters/index.ts';
import { limitsTick } from '../core/limits/limits.ts';
import { mailWorker } from '../core/mail/create-mailer.ts';
import { idempotencyTick } from '../endpoints/idempotency.ts';
import type { Feature } from '../feature.ts';

/** What the core itself does in the background. */
export const upkeepFeature: Feature = {
  name: 'upkeep',
  ticks: [countersTick, limitsTick, idempotencyTick],
  jobs: (core) => [mailWorker({ config: core.config, db: core.jobsDb })],
};
