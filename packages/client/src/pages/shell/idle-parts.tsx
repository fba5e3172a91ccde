import { useAppSelector } from '../../store/hooks.ts';
import { useClearOfField } from '../../ui/toast/use-clear-of-field.ts';
import { NetworkWatch } from './network-watch.tsx';
import { ShortcutsKey } from './shortcuts/shortcuts-key.tsx';

/** What each page has and can do without until it has nothing better to do. */
export function IdleParts() {
  return (
    <>
      <NetworkWatch />
      <ShortcutsKey />
      <ToastClearance />
    </>
  );
}

/** Keeps toasts off the field that somebody types into. */
function ToastClearance() {
  useClearOfField(useAppSelector((state) => state.toasts.current?.id));
  return null;
}
