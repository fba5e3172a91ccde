import type { Words } from '../../../i18n/message-id.ts';
import { useState } from 'react';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { toCallError, type CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useAction } from '../../../store/hooks.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { failureWords } from '../../../shared/forms/failure-words.ts';

/** Uses a mailed link by one call; a second press while it runs does nothing. */
export function useLinkAction<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  onDone: (output: Output) => void,
): { act: (input: Input) => Promise<void>; busy: boolean; isDead: boolean; failure: Words | null } {
  const call = useAction(endpoint);
  const { busy, run } = useOneAtATime();
  const [error, setError] = useState<CallError | null>(null);

  const act = (input: Input) =>
    run(async () => {
      setError(null);
      try {
        onDone(await call(input));
      } catch (thrown) {
        setError(toCallError(thrown));
      }
    });
  const isDead = error?.record?.name === 'dead_token';
  return { act, busy, isDead, failure: error && !isDead ? failureWords(error) : null };
}
