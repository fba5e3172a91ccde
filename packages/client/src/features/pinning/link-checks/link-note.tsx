import { useState, type ReactNode } from 'react';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import type { WholePin } from '../pins/index.ts';
import { takeNewAddress } from './take-new-address.ts';
import styles from './link-checks.module.css';

/** Says of a pin that its page is gone, and tells its owner that it moved. `offer` is what there is in place of a page that is gone. */
export function LinkNote({ pin, offer }: { pin: WholePin; offer: ReactNode }) {
  const text = useText();
  const locale = useLocale();
  const isMine = useAppSelector(({ session }) => session.userId !== null && session.userId === pin.pinner?.id);
  const { state, since } = pin.linkCheck ?? {};
  const isTold = state === 'gone' || (state === 'moved' && isMine);
  if (!isTold) return null;
  const day = since ? new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(since)) : '';
  return (
    <p className={styles.note} role="note">
      <Icon name="link-break" size={20} />
      <span>
        {state === 'gone' ? text('closeup.linkGone', { day }) : text('closeup.linkMoved')}{' '}
        {isMine && (
          <Link href="/settings/links/" className="link">
            {text('closeup.linkSee')}
          </Link>
        )}
        {state === 'gone' && offer}
        {state === 'moved' && pin.linkCheck?.movedTo && <UseNewAddress pin={pin} to={pin.linkCheck.movedTo} />}
      </span>
    </p>
  );
}

/** Takes the address that the page moved to, by one press. */
function UseNewAddress({ pin, to }: { pin: WholePin; to: string }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const use = async () => {
    setBusy(true);
    try {
      await dispatch(takeNewAddress({ id: pin.id, from: pin.link ?? '', to, message: 'closeup.linkUsed' }));
    } catch (error) {
      dispatch(failureShown(error, 'closeup.linkNotUsed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className={styles.newAddress}>
      <bdi dir="ltr" className={styles.address}>
        {to}
      </bdi>
      <Button size="small" busy={busy} onClick={() => void use()}>
        {text('closeup.linkUse')}
      </Button>
    </span>
  );
}
