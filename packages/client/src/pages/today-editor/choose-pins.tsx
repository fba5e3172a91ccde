import { useState } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { Button } from '../../ui/button/button.tsx';
import { PinChooser } from './pin-chooser.tsx';

interface ChoosePinsProps {
  readonly label: MessageId;
  /** So many may be chosen; one alone is chosen by a press. */
  readonly most: number;
  readonly onChoose: (pinIds: readonly string[]) => void;
}

/** Opens the chooser of pins. */
export function ChoosePins({ label, most, onChoose }: ChoosePinsProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {text(label)}
      </Button>
      {isOpen && (
        <PinChooser
          title={text(label)}
          most={most}
          onClose={() => setOpen(false)}
          onChoose={(ids) => {
            setOpen(false);
            onChoose(ids);
          }}
        />
      )}
    </>
  );
}
