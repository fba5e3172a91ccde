import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { deletePin } from './delete-pin.ts';

/** Asks before a pin goes. */
export function DeletePinDialog({ pinId, onClose, onDeleted }: { pinId: string; onClose: () => void; onDeleted?: () => void }) {
  const text = useText();
  const hasWords = useWords('pin-acts');
  const dispatch = useAppDispatch();
  const remove = async () => {
    onClose();
    if (await dispatch(deletePin(pinId))) onDeleted?.();
  };
  if (!hasWords) return null;
  return (
    <Dialog
      alert
      title={text('pinActs.deleteTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('pinActs.keep')}</Button>
          <Button variant="danger" onClick={() => void remove()}>
            {text('pinActs.delete')}
          </Button>
        </>
      }
    >
      {text('pinActs.deleteText')}
    </Dialog>
  );
}
