import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Core } from '../core/core.ts';
import type { CallContext } from './context.ts';

declare module '../core/contributions.ts' {
  interface Contributions {
    /** Throws unless `passcode`, as it was sent, opens this account's protected calls (`C6.6`). */
    readonly requirePasscode?: (core: Core, userId: string, passcode: unknown) => Promise<void>;
  }
}

/** Takes the passcode off the input of a protected call: no handler sees it, and no key of a repeated call is made of it. */
export function splitPasscode(given: unknown): { input: unknown; passcode: unknown } {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { input: given, passcode: undefined };
  const { passcode, ...input } = given as Record<string, unknown>;
  return { input, passcode };
}

/** Has the passcode of a protected call (`C6.6`) checked by whoever keeps passcodes; each call brings its own proof. */
export async function provePasscode({ core, viewer }: CallContext, passcode: unknown): Promise<void> {
  if (viewer.kind === 'UNAUTH') throw new ApiError('not_signed_in');
  for (const { requirePasscode } of core.contributions) await requirePasscode?.(core, viewer.userId, passcode);
}
