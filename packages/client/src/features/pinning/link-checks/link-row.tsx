import { useState } from 'react';
import { LinkChecksResource } from '@bowerbird/contract/pinning/link-checks/calls.ts';
import type { CheckedLink } from '@bowerbird/contract/pinning/link-checks/schemas.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { call } from '../../../store/call.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAppDispatch, useEntity } from '../../../store/hooks.ts';
import type { Stored } from '../../../store/stored.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Acts, CardRow, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { altOfPin, pinPath } from '../pins/index.ts';
import { takeNewAddress } from './take-new-address.ts';
import styles from './link-checks.module.css';

const KINDS: Readonly<Record<CheckedLink['state'], MessageId>> = { gone: 'links.gone', moved: 'links.moved', works: 'links.waiting' };

const TONES = { gone: 'bad', moved: 'warning', works: 'neutral' } as const;

/** One pin whose page somebody should see to. */
export function LinkRow({ check, onChanged }: { check: Stored<CheckedLink>; onChanged: () => void }) {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const pin = useEntity(check.pin);
  const [busy, setBusy] = useState(false);
  if (!pin) return null;
  const day = (at: string | null) => (at ? new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(at)) : '');
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      dispatch(failureShown(error, 'links.notDone'));
    } finally {
      setBusy(false);
    }
  };
  const changeLink = (link: string) =>
    attempt(async () => {
      const message = link === '' ? 'links.takenOff' : 'links.used';
      await dispatch(takeNewAddress({ id: check.id, from: check.link, to: link, message, onChanged }));
    });
  const lookAgain = () =>
    attempt(async () => {
      await dispatch(call(LinkChecksResource.update, { pin_id: check.id }));
      dispatch(toastShown({ kind: 'done', message: 'links.willLook' }));
    });
  const { movedTo } = check;
  return (
    <CardRow as="li">
      <Link href={pinPath(check.id)} className={styles.picture}>
        <img
          src={pin.images['136x136']?.url ?? pin.images['236x']?.url}
          alt={altOfPin(pin, text('links.pin'))}
          width={44}
          height={55}
          loading="lazy"
        />
      </Link>
      <RowWords>
        <RowTitle>
          <span dir="auto">{pin.title || text('links.pin')}</span> <Badge tone={TONES[check.state]}>{text(KINDS[check.state])}</Badge>
        </RowTitle>
        <p className={styles.address} dir="ltr">
          {check.link}
        </p>
        <p className="small">
          {check.state === 'gone' && text('links.goneSince', { day: day(check.since) })}
          {check.state === 'works' && text('links.againOn', { day: day(check.nextLookAt) })}
          {movedTo !== null && (
            <>
              {text('links.nowAt')}{' '}
              <bdi dir="ltr" className={styles.address}>
                {movedTo}
              </bdi>
            </>
          )}
        </p>
        <Acts>
          {movedTo !== null && (
            <Button size="small" busy={busy} onClick={() => void changeLink(movedTo)}>
              {text('links.useNew')}
            </Button>
          )}
          {check.state === 'gone' && (
            <Button size="small" busy={busy} onClick={() => void changeLink('')}>
              {text('links.takeOff')}
            </Button>
          )}
          <Button size="small" variant="outline" busy={busy} onClick={() => void lookAgain()}>
            {text('links.lookAgain')}
          </Button>
        </Acts>
      </RowWords>
    </CardRow>
  );
}
