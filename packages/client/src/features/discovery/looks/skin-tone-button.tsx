import { useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useViewer } from '../../../store/hooks.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import type { WholePin } from '../../pinning/pins/index.ts';
import styles from './looks.module.css';

const SkinToneDialog = lazyPart(async () => (await import('./skin-tone-dialog.tsx')).SkinToneDialog);

/** Lets the owner of a pin say what skin its picture shows; nothing for others. */
export function SkinToneButton({ pin }: { pin: WholePin }) {
  const text = useText();
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  if (viewer === null || pin.pinner?.id !== viewer.id) return null;
  return (
    <div>
      <button type="button" className={styles.quiet} onClick={() => setOpen(true)}>
        {text('closeup.skinAsk')}
      </button>
      {isOpen && <SkinToneDialog pinId={pin.id} onClose={() => setOpen(false)} />}
    </div>
  );
}
