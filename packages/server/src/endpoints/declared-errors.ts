import { ApiError, undeclaredErrors, type ErrorName } from '@bowerbird/contract/protocol/errors.ts';
import type { Core } from '../core/core.ts';

/** Does a handler's work, and counts an error that its call does not declare: clients do not know it, and tests fail by it. */
export async function watchErrors<T>(
  { name, errors }: { readonly name: string; readonly errors: readonly ErrorName[] },
  { metrics }: Core,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError)
      if (error instanceof ApiError && !errors.includes(error.errorName) && !undeclaredErrors.includes(error.errorName)) {
        metrics.undeclaredErrors.inc({ endpoint: name, error: error.errorName });
      }
    throw error;
  }
}
