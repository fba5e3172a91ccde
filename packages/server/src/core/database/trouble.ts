const GIVEN_UP = '57014';
const LOCKED_TOO_LONG = '55P03';

/** What PostgreSQL says when it is busy, full, stopping or gone; none of it is the statement's fault. */
const UNAVAILABLE_STATES = new Set([
  GIVEN_UP,
  LOCKED_TOO_LONG,
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
  '25P03',
  '53100',
  '25006',
]);
const UNAVAILABLE_SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOSPC', 'EDQUOT', 'EROFS']);

/** True when PostgreSQL ended a statement because it, or its wait for a lock, took longer than its pool allows. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === GIVEN_UP || error.code === LOCKED_TOO_LONG);
}

/** True when the database is away, busy or full, or a disk is full or read-only: the same again may well succeed. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && (UNAVAILABLE_STATES.has(code) || UNAVAILABLE_SYSTEM.has(code))) return true;
  return /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/.test(error.message);
}
