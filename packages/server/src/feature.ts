import type { FastifyInstance } from 'fastify';
import type { EndpointSchemas } from '@bowerbird/contract/protocol/schemas.ts';
import type { Contributions } from './core/contributions.ts';
import type { Core } from './core/core.ts';
import type { EventListener } from './core/events/outbox.ts';
import type { JobWorker } from './core/jobs/jobs.ts';
import type { Tick } from './core/jobs/ticker.ts';
import type { HandledEndpoint } from './endpoints/handle.ts';
import type { HandledStream } from './endpoints/stream.ts';

/** What a feature brings to the instance: its calls, its work in the background, and its part of what others declare. */
export interface Feature extends Contributions {
  readonly schemas?: readonly EndpointSchemas[];
  readonly handlers?: readonly HandledEndpoint[];
  readonly streams?: readonly HandledStream[];
  readonly listeners?: (core: Core) => readonly EventListener[];
  readonly jobs?: (core: Core) => readonly JobWorker[];
  readonly ticks?: readonly Tick[];
  /** Begins what runs beside the requests, without waiting for it; returns how to end it. */
  readonly start?: (core: Core, databaseUrl: string) => () => Promise<void>;
  /** Puts a protocol of its own beside the declared calls, such as OAuth. Others have laid down its addresses and bodies. */
  readonly mount?: (app: FastifyInstance, core: Core) => Promise<void>;
}
