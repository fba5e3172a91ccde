import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, toErrorRecord, unknownErrorRecord, type ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { translateDatabaseTrouble } from '../endpoints/invoke.ts';

/** The record of any error: its own for an `ApiError`, the framework's client errors as ours, the default for the unknown, which is reported. */
export function mapError(thrown: unknown, raw: FastifyRequest): ErrorRecord {
  // Whoever asks the database outside of a call, as the look-up of a session does, meets its troubles too.
  const error = translateDatabaseTrouble(thrown);
  if (error instanceof ApiError) {
    if (error.errorName === 'unavailable') raw.log.warn({ err: error.cause }, 'refused for now');
    return toErrorRecord(error);
  }
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 413) return toErrorRecord(new ApiError('too_large'));
  if (status === 415) return toErrorRecord(new ApiError('unsupported_type'));
  if (typeof status === 'number' && status >= 400 && status < 500) return toErrorRecord(new ApiError('bad_input'));
  raw.log.error({ err: error }, 'an unexpected error');
  return unknownErrorRecord();
}

/** Sets the status and `Retry-After` that an error asks for. */
export function applyErrorHeaders(reply: FastifyReply, record: ErrorRecord): void {
  void reply.status(record.http_status);
  const retryAfter = record.extraData?.retryAfter ?? (record.http_status === 503 ? 2 : undefined);
  if (retryAfter !== undefined) void reply.header('Retry-After', String(Math.ceil(retryAfter)));
}
