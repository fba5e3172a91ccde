import type { EndpointSchemas } from '@bowerbird/contract/protocol/schemas.ts';
import type { ViewerRecord } from '@bowerbird/contract/identity/viewer/records.ts';
import type { Core } from './core/core.ts';
import type { Database } from './core/database/database.ts';
import type { EventListener } from './core/events/outbox.ts';
import type { JobWorker } from './core/jobs/jobs.ts';
import type { Tick } from './core/jobs/ticker.ts';
import type { HandledEndpoint } from './endpoints/handle.ts';
import type { HandledStream } from './endpoints/stream.ts';

/** What a feature brings to the instance: its calls, its work in the background, and its part of what others declare. */
export interface Feature {
  readonly name: string;
  readonly schemas?: readonly EndpointSchemas[];
  readonly handlers?: readonly HandledEndpoint[];
  readonly streams?: readonly HandledStream[];
  readonly listeners?: (core: Core) => readonly EventListener[];
  readonly jobs?: (core: Core) => readonly JobWorker[];
  readonly ticks?: readonly Tick[];
  /** Contribution point of identity: the fields of the viewer record (`C3.9`) that this feature knows. */
  readonly viewerFields?: (db: Database, userId: string) => Promise<Partial<ViewerRecord>>;
  /** Contribution point of identity: takes everything that a person owns here out of tables and files. */
  readonly erase?: (core: Core, userId: string) => Promise<void>;
  /** Contribution point of identity: everything that a person owns here, for the download of their data. */
  readonly export?: (db: Database, userId: string) => Promise<Record<string, unknown>>;
}
