import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { inTransaction } from '@bowerbird/server/core/database/transaction.ts';
import type { Database } from '@bowerbird/server/core/database/database.ts';
import { REQUEST } from '@bowerbird/demo/seeding/call-as.ts';
import { invoke } from '@bowerbird/server/endpoints/invoke.ts';
import type { RegisteredEndpoint } from '@bowerbird/server/endpoints/registry.ts';
import type { Viewer } from '@bowerbird/server/endpoints/viewer.ts';
import type { TestServer } from '@bowerbird/server/testing/test-server.ts';

class Undo extends Error {}

export interface UndoneCall {
  readonly viewer: Viewer;
  readonly input: unknown;
  readonly isBot?: boolean;
  /** Looks at what the call has done, before it is undone. */
  readonly look?: (db: Database) => Promise<void>;
}

/** Makes a call in a transaction that is rolled back; gives its reply and where that goes on, or the name of its error. */
export async function tryUndone(
  server: TestServer,
  call: RegisteredEndpoint,
  { viewer, input, isBot = false, look }: UndoneCall,
): Promise<{ json: string; bookmark?: string; failure?: string }> {
  let json = '';
  let bookmark: string | undefined;
  try {
    await inTransaction(server.core.db, async (trx) => {
      const { db, ...core } = { ...server.core, db: trx };
      const context = {
        core: { ...core, db, searchDb: db, jobsDb: db },
        viewer,
        request: { ...REQUEST, isBot, isAuthenticated: viewer.kind !== 'UNAUTH' },
        address: '127.0.0.1',
        cookies: {},
        cookieEffects: [],
        idempotencyKey: null,
      };
      ({ json, bookmark } = await invoke(call, input, context));
      await look?.(trx);
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof ApiError) return { json, failure: error.errorName };
    if (!(error instanceof Undo)) return { json, failure: `unknown: ${String(error)}` };
  }
  return { json, ...(bookmark !== undefined && { bookmark }) };
}
