import type { ReactNode } from 'react';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import type { WholePin } from '../pins/index.ts';
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
      </span>
    </p>
  );
}
