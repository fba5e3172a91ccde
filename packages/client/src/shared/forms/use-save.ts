import { useI18n } from '../../i18n/i18n.tsx';
import type { Words } from '../../i18n/message-id.ts';
import { useState } from 'react';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { toCallError, type CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useAction } from '../../store/hooks.ts';
import { isPasscodeNeeded } from '../../store/passcode-asker.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { bringFailureWords, failureWords } from './failure-words.ts';
import { fieldWords, type WordsByField } from './field-words.ts';

export interface Save<Input> {
  readonly save: (input: Input) => Promise<boolean>;
  readonly busy: boolean;
  /** What the server found wrong, by field. */
  readonly fields: WordsByField;
  /** What went wrong with the whole. */
  readonly failure: Words | null;
  /** A mailed link was used up or is too old. */
  readonly isDead: boolean;
}

/** An act of one press by one call, with nothing to fill in: a form is `useForm`. A second try while one runs does nothing. */
export function useSave<Input, Output>(endpoint: Endpoint<Input, Output>, onDone: (output: Output, input: Input) => void): Save<Input> {
  const call = useAction(endpoint);
  const i18n = useI18n();
  const { busy, run } = useOneAtATime();
  const [error, setError] = useState<CallError | null>(null);

  const save = async (input: Input): Promise<boolean> => {
    let isSaved = false;
    await run(async () => {
      setError(null);
      try {
        onDone(await call(input), input);
        isSaved = true;
      } catch (thrown) {
        // Who closed the question for the passcode knows why nothing was saved.
        if (isPasscodeNeeded(thrown)) return;
        const failed = toCallError(thrown);
        await bringFailureWords(i18n, failureWords(failed));
        setError(failed);
      }
    });
    return isSaved;
  };
  const fields = fieldWords(error?.record?.extraData?.fields ?? []);
  const failure = error && Object.keys(fields).length === 0 ? failureWords(error) : null;
  return { save, busy, fields, failure, isDead: error?.record?.name === 'dead_token' };
}
