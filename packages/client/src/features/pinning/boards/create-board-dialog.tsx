import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { CreateBoardForm } from './create-board-form.tsx';

/** Asks for a new board's name and whether it is secret. */
export function CreateBoardDialog({ onCreated, onClose }: { onCreated: (board: Board) => void; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('boards.createTitle')} closeLabel={text('app.close')} onClose={onClose}>
      <CreateBoardForm onCreated={onCreated} onCancel={onClose} />
    </Dialog>
  );
}
