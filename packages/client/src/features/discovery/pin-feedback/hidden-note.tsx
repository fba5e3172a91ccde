import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { WholePin } from '../../pinning/pins/index.ts';
import { showPinAgain } from './give-feedback.ts';
import styles from './hidden-note.module.css';

/** Says on a close-up that the viewer hid the pin, with the way back, however long ago that was. */
export function HiddenNote({ pin }: { pin: WholePin }) {
  const text = useText();
  const dispatch = useAppDispatch();
  if (!pin.isHidden) return null;
  return (
    <p className={styles.note}>
      <Icon name="eye-slash" weight="bold" size={18} />
      <span className={styles.words}>{text('closeup.isHidden')}</span>
      <Button size="small" onClick={() => void dispatch(showPinAgain(pin.id))}>
        {text('closeup.showAgain')}
      </Button>
    </p>
  );
}
