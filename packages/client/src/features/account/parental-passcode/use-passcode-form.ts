import type { ParentalPasscode } from '@bowerbird/contract/account/parental-passcode/schemas.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import type { Typed } from '../../../shared/forms/typed.ts';
import { useForm, type FormKit } from '../../../shared/forms/use-form.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { viewerChanged } from '../../../store/session.slice.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { passcodeFields, type PasscodeFormField, type PasscodeProblems } from './passcode-fields.ts';

/** A form about the passcode: the page shows at once how things stand then, and says what was done. */
export function usePasscodeForm<Input>(options: {
  readonly endpoint: Endpoint<Input, ParentalPasscode>;
  readonly check: (typed: Typed) => PasscodeProblems;
  readonly input: (typed: Typed) => Input;
  readonly done: MessageId;
  readonly onDone?: () => void;
}): FormKit<PasscodeFormField> {
  const { endpoint, check, input, done, onDone } = options;
  const dispatch = useAppDispatch();
  return useForm({
    endpoint,
    fields: passcodeFields,
    read: (typed) => {
      const wrong = check(typed);
      return Object.keys(wrong).length > 0 ? { wrong } : { input: input(typed) };
    },
    onDone: (passcode) => {
      dispatch(viewerChanged(passcode));
      dispatch(toastShown({ kind: 'done', message: done }));
      onDone?.();
    },
  });
}
