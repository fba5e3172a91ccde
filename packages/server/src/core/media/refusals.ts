import { isMatterOfTime, PictureError } from './picture-error.ts';

/** What was only a matter of memory gets another chance after this. */
const KEPT_MILLISECONDS = 10 * 60_000;
const MOST_KEPT = 1_000;

/** Why files could not be made, for a while: what is too much for a decoder once is so each time. Time-outs are never kept. */
export function createRefusals(now: () => number) {
  const refusals = new Map<string, { readonly error: PictureError; readonly until: number }>();
  return {
    /** Throws what was said of this file lately. */
    check(file: string): void {
      const known = refusals.get(file);
      if (!known) return;
      if (known.until > now()) throw known.error;
      refusals.delete(file);
    },
    note(file: string, error: unknown): void {
      if (!(error instanceof PictureError) || isMatterOfTime(error)) return;
      refusals.set(file, { error, until: now() + KEPT_MILLISECONDS });
      for (const oldest of refusals.keys()) {
        if (refusals.size <= MOST_KEPT) break;
        refusals.delete(oldest);
      }
    },
  };
}
