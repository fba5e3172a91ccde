import { useCallback, useRef, useState } from 'react';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { toCallError, type CallError } from '../../api/call-error.ts';
import { ACCOUNT_IN_USE, REMEMBER_DEVICE } from '../../store/account-in-use.ts';
import { useAction } from '../../store/hooks.ts';
import { addsAccount, nextPathOf } from '../../routing/next-path.ts';

/** The codes that a sign-up tries again on: what failed was passing. */
const TRANSIENT_CODES: readonly number[] = [90, 91];

/** Why somebody could not come in; `exchange` means that the account is right and only the session is missing. */
export interface EntranceFailure {
  readonly step: 'handshake' | 'exchange';
  readonly error: CallError;
}

/**
 * Comes in by the handshake (`C7.2`, `C7.3`) and the session exchange (`C7.4`), then loads the next page anew, so that
 * nothing of the logged-out one stays: `goesTo`, else what the address says. A second call while one runs does nothing.
 */
export function useEntrance<Input>(
  handshake: Endpoint<Input, string>,
  isRegistration: boolean,
  goesTo?: string,
): { enter: (input: Input) => Promise<EntranceFailure | null>; busy: boolean } {
  const shake = useAction(handshake);
  const exchange = useAction(HandshakeSessionResource.create);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const enter = useCallback(
    async (input: Input): Promise<EntranceFailure | null> => {
      if (running.current) return null;
      running.current = true;
      setBusy(true);
      let step: EntranceFailure['step'] = 'handshake';
      try {
        const token = await shakeTwice(() => shake(input));
        step = 'exchange';
        const adds = addsAccount(window.location.search) ? { adds_account: true } : {};
        const remembers = !isRegistration && localStorage.getItem(REMEMBER_DEVICE) !== null ? { remember_device: true } : {};
        const { id } = await exchange({ token, isRegistration, ...adds, ...remembers });
        // Other tabs see that somebody else is in use.
        localStorage.setItem(ACCOUNT_IN_USE, id ?? '');
        // The button stays busy until the next page is there.
        window.location.assign(goesTo ?? nextPathOf(window.location.search));
        return null;
      } catch (error) {
        running.current = false;
        setBusy(false);
        return { step, error: toCallError(error) };
      }
    },
    [shake, exchange, isRegistration, goesTo],
  );
  return { enter, busy };
}

/** Shakes hands, once more when the failure was a passing one. */
export async function shakeTwice<T>(shake: () => Promise<T>): Promise<T> {
  try {
    return await shake();
  } catch (error) {
    const code = toCallError(error).record?.code;
    if (code === undefined || !TRANSIENT_CODES.includes(code)) throw error;
    return shake();
  }
}
