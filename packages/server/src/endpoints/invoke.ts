import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import { inTransaction } from '../core/database/transaction.ts';
import { isPassing } from '../core/database/trouble.ts';
import { mapTexts, wellFormedText } from '../core/well-formed.ts';
import { authorise } from './authorise.ts';
import { watchErrors } from './declared-errors.ts';
import { selectFields } from './field-selection.ts';
import { isPage } from './handle.ts';
import { runOnce, runOnceUnkept } from './idempotency.ts';
import { provePasscode, splitPasscode } from './prove-passcode.ts';
import type { CallContext } from './context.ts';
import type { RegisteredEndpoint } from './registry.ts';

/** What a call gives: its data as JSON text, serialised once by its schema, and what goes with it. */
export interface Invoked {
  readonly json: string;
  readonly bookmark?: string;
  readonly auxData?: Record<string, unknown>;
}

/**
 * The only way in for every JSON call and for server rendering: authorise, validate, ask for the passcode where one protects the call, handle, serialise.
 * Throws an `ApiError` for what a caller may see; anything else is the caller's `unknown`.
 */
export async function invoke(registered: RegisteredEndpoint, given: unknown, context: CallContext): Promise<Invoked> {
  const { endpoint } = registered;
  try {
    authorise(endpoint, context.viewer);
    const whole = mapTexts(given, wellFormedText);
    const { input, passcode } = endpoint.access === 'passcode' ? splitPasscode(whole) : { input: whole };
    const fields = registered.validate(input);
    if (fields.length > 0) throw new ApiError('bad_input', { detail: describe(fields[0]!), extra: { fields } });
    if (endpoint.access === 'passcode') await provePasscode(context, passcode);
    const prepare = async () =>
      registered.prepare ? watchErrors(endpoint, context.core, () => registered.prepare!(context, input)) : input;
    const run = (inside: CallContext, prepared: unknown) => runHandler(registered, prepared, inside);
    const runAlone = registered.atomic ? inOneTransaction(run) : run;
    const once = endpoint.secret
      ? () => runOnceUnkept(context, registered, input, { prepare, run: runAlone })
      : () => runOnce(context, registered, input, { prepare, run });
    const isOnce = endpoint.write && context.idempotencyKey !== null;
    const invoked = isOnce ? await once() : await runAlone(context, await prepare());
    context.core.metrics.calls.inc({ endpoint: endpoint.name, outcome: 'ok' });
    return invoked;
  } catch (error) {
    context.core.metrics.calls.inc({ endpoint: endpoint.name, outcome: error instanceof ApiError ? error.errorName : 'unknown' });
    throw translateDatabaseTrouble(error);
  }
}

type Run = (context: CallContext, prepared: unknown) => Promise<Invoked>;

/** What is atomic is so without a key, too: its rows stay held until all of it is written. */
function inOneTransaction(run: Run): Run {
  return (context, prepared) => inTransaction(context.core.db, (trx) => run({ ...context, core: { ...context.core, db: trx } }, prepared));
}

/** Gives cards or whole records, as the endpoint declares; a list gives everything, or the fields named, where it is asked to. */
async function runHandler(registered: RegisteredEndpoint, input: unknown, context: CallContext): Promise<Invoked> {
  const { field_set_key, fields }: PageInput = registered.endpoint.paged ? (input as PageInput) : {};
  const fieldSet = field_set_key === 'detailed' || fields ? 'detailed' : registered.endpoint.records;
  const reply = await watchErrors(registered.endpoint, context.core, () =>
    registered.handler({ ...context, fieldSet, db: context.core.db }, input),
  );
  if (!isPage(reply)) return { json: registered.serialise(reply ?? null, fieldSet) };
  const json = selectFields(registered.serialise(reply.data, fieldSet), fields);
  return { json, bookmark: reply.bookmark, auxData: reply.auxData };
}

function describe(problem: { field: string; rule: string; limit?: number }): string {
  const limit = problem.limit === undefined ? '' : ` (${problem.limit})`;
  return `${problem.field || 'input'}: ${problem.rule}${limit}`;
}

/** A NUL in a text, and a number beyond 64 bits: what JSON can say and no table can hold. */
const UNSTORABLE_STATES = new Set(['22021', '22P05', '22003']);

/** A database that is away, slow or full is 503 with `Retry-After`, and so is a full or read-only disk. */
export function translateDatabaseTrouble(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && UNSTORABLE_STATES.has(code)) return new ApiError('bad_input', { cause: error });
  return isPassing(error) ? new ApiError('unavailable', { extra: { retryAfter: 2 }, cause: error }) : error;
}
