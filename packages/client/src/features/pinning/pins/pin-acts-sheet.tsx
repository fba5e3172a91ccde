import type { ReactNode } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import type { StoredPin } from './stored-pin.ts';
import { Sheet } from '../../../ui/overlays.tsx';
import type { MenuAct } from '../../../ui/menu/menu.tsx';
import type { Save } from '../saves/index.ts';
import { pinActEntries } from './pin-menu.tsx';
import styles from './pin-acts-sheet.module.css';

export interface PinActsSheetProps {
  readonly pin: StoredPin;
  readonly save: Save;
  /** What other features add. */
  readonly extras: readonly MenuAct[];
  readonly onAct: (act: string) => void;
  readonly onClose: () => void;
}

/** The acts of a card on touch, after a long press or by its three dots. */
export function PinActsSheet({ pin, save, extras, onAct, onClose }: PinActsSheetProps) {
  const text = useText();
  return (
    <Sheet title={pin.title || text('saves.sheet')} closeLabel={text('app.close')} onClose={onClose}>
      <ul>
        {pinActEntries(pin, save, text, extras).map(({ id, label, icon, danger }) => (
          <Act key={id} icon={icon} danger={danger} onAct={() => onAct(id)}>
            {label}
          </Act>
        ))}
      </ul>
    </Sheet>
  );
}

function Act({ icon, danger, onAct, children }: { icon: ReactNode; danger?: boolean; onAct: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" className={danger ? styles.danger : styles.act} onClick={onAct}>
        {icon}
        {children}
      </button>
    </li>
  );
}
