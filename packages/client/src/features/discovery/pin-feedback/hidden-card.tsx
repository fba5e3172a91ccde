import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch, useEntity } from '../../../store/hooks.ts';
import { UNDO_MILLISECONDS } from '../../../store/toasts.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { heightInGrid } from '../../../ui/grid/grid-style.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { sizeOfPinTile, type StoredPin } from '../../pinning/pins/index.ts';
import { askForFewer, FEWER, showPinAgain } from './give-feedback.ts';
import type { HiddenPin } from './pin-feedback.store.ts';
import styles from './hidden-card.module.css';

interface HiddenCardProps {
  readonly pin: StoredPin;
  readonly hasWords: boolean;
  readonly hidden: HiddenPin;
}

/** Stands in the place of a hidden pin, as high as its card: what was asked, the way back for ten seconds, and what else to see less of. */
export function HiddenCard({ pin, hasWords, hidden: { at: hiddenAt, fewer: given } }: HiddenCardProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const pinner = useEntity(pin.pinner);
  const board = useEntity(pin.board);
  const [canUndo, setCanUndo] = useState(() => undoTime(hiddenAt) > 0);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set(given && [given.input.about]));
  const isSibling = given !== undefined && given.input.pin_id !== pin.id;
  const said = given && given.input.about !== 'pin' ? text(FEWER[given.input.about], { name: given.name }) : text('feedback.hidden');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const left = undoTime(hiddenAt);
    if (left <= 0) return;
    // The card that had the cursor is gone. One that is only scrolled back into view takes it from nobody.
    if (!isSibling && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    const timer = window.setTimeout(() => {
      if (box.current?.contains(document.activeElement)) box.current.focus({ preventScroll: true });
      setCanUndo(false);
    }, left);
    return () => window.clearTimeout(timer);
  }, [hiddenAt, isSibling]);
  const fewer = (about: 'board' | 'user', name: string) => {
    setAsked(new Set([...asked, about]));
    box.current?.focus({ preventScroll: true });
    void dispatch(askForFewer(pin.id, { about, name }));
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={said}
      className={styles.card}
      style={{ blockSize: heightInGrid(sizeOfPinTile(pin, hasWords)) }}
    >
      <p className={styles.line}>
        <Icon name="eye-slash" weight="bold" size={18} />
        <span>{said}</span>
      </p>
      {canUndo && (
        <Button size="small" onClick={() => void dispatch(showPinAgain(pin.id))}>
          {text('app.undo')}
        </Button>
      )}
      {board && !isSibling && !asked.has('board') && (
        <Button size="small" variant="outline" className={styles.fewer} onClick={() => fewer('board', board.name)}>
          {text('feedback.fewerBoard', { name: board.name })}
        </Button>
      )}
      {pinner && !isSibling && !asked.has('user') && (
        <Button size="small" variant="outline" className={styles.fewer} onClick={() => fewer('user', pinner.fullName)}>
          {text('feedback.fewerUser', { name: pinner.fullName })}
        </Button>
      )}
    </div>
  );
}

/** For how many milliseconds there is still a way back. */
function undoTime(hiddenAt: number): number {
  return hiddenAt + UNDO_MILLISECONDS - Date.now();
}
