import { use, useCallback, useRef, useState } from 'react';
import type { ViewerCard } from '@bowerbird/contract/identity/viewer/records.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { EntranceFailure } from './entrance-failure.ts';
import { EntranceSearch, goesBackTo } from './entrance-search.ts';

/** Where who came in goes on: at this path, or as this says without leaving the page. */
export type GoesTo = string | ((viewer: ViewerCard) => void);

/** Comes in by one handshake, or tells why not. */
export type Enter = <Input>(handshake: Endpoint<Input, string>, input: Input) => Promise<EntranceFailure | null>;

/**
 * Comes in by the handshake (`C7.2`, `C7.3`) and the session exchange (`C7.4`), then loads the next page anew. Nothing of the
 * logged-out one stays: `goesTo`, else what the address or the dialog says. A second call while one runs does nothing.
 */
export function useEntrance<Input>(
  handshake: Endpoint<Input, string>,
  isRegistration: boolean,
  goesTo?: GoesTo,
): { enter: (input: Input) => Promise<EntranceFailure | null>; busy: boolean } {
  const { enter: enterBy, busy } = useEntranceBy(isRegistration, goesTo);
  return { enter: useCallback((input: Input) => enterBy(handshake, input), [enterBy, handshake]), busy };
}

/** The same for who chooses the handshake when it is time. */
export function useEntranceBy(isRegistration: boolean, goesTo?: GoesTo): { enter: Enter; busy: boolean } {
  const dispatch = useAppDispatch();
  const search = use(EntranceSearch);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const enter = useCallback(
    async <Input>(handshake: Endpoint<Input, string>, input: Input): Promise<EntranceFailure | null> => {
      if (running.current) return null;
      running.current = true;
      setBusy(true);
      const failed = await import('./sign-in.ts').then(
        ({ signIn }) => signIn(dispatch, { handshake, input, isRegistration, goesTo: goesTo ?? goesBackTo(search) }),
        (error: unknown) => new EntranceFailure('handshake', toCallError(error)),
      );
      // Once in, the button stays busy until the next page is there.
      running.current = failed === null;
      setBusy(failed === null);
      return failed;
    },
    [dispatch, isRegistration, goesTo, search],
  );
  return { enter, busy };
}
