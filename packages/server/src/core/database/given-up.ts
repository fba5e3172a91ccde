/** True when PostgreSQL ended a statement because it took longer than its pool allows. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}
