import type { ErrorRecord } from './errors.ts';

/** A call that failed, with the error record that the server gave, or with none when it was not reached. */
export class CallError extends Error {
  readonly record: ErrorRecord | null;

  constructor(record: ErrorRecord | null, options?: { cause?: unknown }) {
    super(record?.message ?? 'The server was not reached', options);
    this.name = 'CallError';
    this.record = record;
  }

  /** The HTTP status, or `null` when there was no answer. */
  get status(): number | null {
    return this.record?.http_status ?? null;
  }
}

/** Makes a `CallError` of anything thrown. */
export function toCallError(error: unknown): CallError {
  return error instanceof CallError ? error : new CallError(null, { cause: error });
}
