import { useRef, useState } from 'react';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { toCallError, type CallError } from '../../api/call-error.ts';
import { useAction } from '../../store/hooks.ts';
import { failureWords, type FieldWords } from '../accounts/index.ts';

/** Uses a mailed link by one call; a second press while it runs does nothing. */
export function useLinkAction<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  onDone: (output: Output) => void,
): { act: (input: Input) => Promise<void>; busy: boolean; isDead: boolean; failure: FieldWords | null } {
  const call = useAction(endpoint);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CallError | null>(null);

  const act = async (input: Input) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      onDone(await call(input));
    } catch (thrown) {
      setError(toCallError(thrown));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const isDead = error?.record?.name === 'dead_token';
  return { act, busy, isDead, failure: error && !isDead ? failureWords({ step: 'handshake', error }, false) : null };
}
