import { useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { preloadOverlay } from '../../../ui/overlays.tsx';
import type { WholePin } from '../pins/index.ts';
import { hasKeptCopy } from './has-kept-copy.ts';
import styles from './kept-copies.module.css';
import { KeptCopyDialog } from './lazy-kept-copy-dialog.ts';

/** Offers the copy that one keeps in place of a page that is gone. */
export function KeptCopyOffer({ pin }: { pin: WholePin }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  if (!hasKeptCopy(pin)) return null;
  return (
    <span className={styles.offer}>
      <Button
        size="small"
        variant="outline"
        icon={<Icon name="article" weight="bold" size={16} />}
        onPointerEnter={() => preloadOverlay('dialog')}
        onClick={() => setOpen(true)}
      >
        {text('pins.readCopy')}
      </Button>
      {isOpen && <KeptCopyDialog pin={pin} onClose={() => setOpen(false)} />}
    </span>
  );
}
