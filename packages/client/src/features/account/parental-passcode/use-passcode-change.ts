import type { ParentalPasscode } from '@bowerbird/contract/account/parental-passcode/schemas.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { viewerChanged } from '../../../store/session.slice.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { useSave } from '../../../shared/forms/use-save.ts';

/** One call about the passcode: the page shows at once how things stand then, and says what was done. */
export function usePasscodeChange<Input>(endpoint: Endpoint<Input, ParentalPasscode>, done: MessageId) {
  const dispatch = useAppDispatch();
  return useSave(endpoint, (passcode) => {
    dispatch(viewerChanged(passcode));
    dispatch(toastShown({ kind: 'done', message: done }));
  });
}
