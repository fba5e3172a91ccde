import type { ReactNode } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlays.tsx';

export interface QuestionDialogProps {
  /** Asks. */
  readonly title: string;
  /** Says what is lost. */
  readonly children: ReactNode;
  /** The verb of the act. */
  readonly act: string;
  /** The other way out; "Keep it" where nothing is given. */
  readonly keep?: string;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/** Asks before something is lost. */
export function QuestionDialog({ title, children, act, keep, onAct, onClose }: QuestionDialogProps) {
  const text = useText();
  const agree = () => {
    onClose();
    onAct();
  };
  return (
    <Dialog
      alert
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{keep ?? text('boards.keep')}</Button>
          <Button variant="danger" onClick={agree}>
            {act}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
