import { useForm, type FormKit, type FormOptions } from '../../../shared/forms/use-form.ts';
import { attemptOf } from './attempt-of.ts';
import type { EntranceFailure } from './entrance-failure.ts';
import { useEntranceBy, type Enter, type GoesTo } from './use-entrance.ts';

type EntranceFormOptions<Field extends string, Input> = Omit<FormOptions<Field, Input, void>, 'endpoint' | 'send' | 'onDone'> & {
  readonly isRegistration?: boolean;
  readonly goesTo?: GoesTo;
  /** Comes in by the handshake that belongs to what was typed. */
  readonly signIn: (enter: Enter, input: Input) => Promise<EntranceFailure | null>;
  /** Goes on where the account asks for its second factor. */
  readonly onAttempt?: (attempt: string) => void;
};

/** A form by which people come in. It stays busy afterwards until the next page is there. */
export function useEntranceForm<Field extends string, Input>(options: EntranceFormOptions<Field, Input>): FormKit<Field, Input> {
  const { isRegistration = false, goesTo, signIn, onAttempt, takeOver, ...form } = options;
  const { enter, busy } = useEntranceBy(isRegistration, goesTo);
  const kit = useForm<Field, Input, void>({
    ...form,
    send: async (input) => {
      const failed = await signIn(enter, input);
      if (failed) throw failed;
    },
    takeOver: (error, input) => {
      const attempt = onAttempt ? attemptOf(error) : null;
      if (attempt !== null) onAttempt?.(attempt);
      return attempt !== null || (takeOver?.(error, input) ?? false);
    },
  });
  return { ...kit, busy: kit.busy || busy };
}
