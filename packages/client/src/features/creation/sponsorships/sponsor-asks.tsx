import { useState } from 'react';
import { SponsorshipResource } from '@bowerbird/contract/creation/sponsorships/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAction, useAppDispatch, useEntity, useNextPage, useResource } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Acts, CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { altOfPin, pinPath } from '../../pinning/pins/index.ts';
import settings from '../../../shared/forms/settings-form.module.css';
import styles from './sponsor-asks.module.css';

const allAsks = {};

/** Who asks the viewer to pay for a pin, and both answers (`B4.11`); nothing where nobody asks. */
export function SponsorAsks() {
  const text = useText();
  const asks = useResource(SponsorshipResource.get, allAsks);
  const fetchNext = useNextPage(SponsorshipResource.get, allAsks);
  if (!asks.data || asks.data.length === 0) return null;
  return (
    <section className={settings.section}>
      <h2 className="h3">{text('settings.sponsorAsks')}</h2>
      <RowCard as="ul">
        {asks.data.map((pin) => (
          <SponsorAsk key={pin.id} of={pin} onAnswered={() => void asks.refresh()} />
        ))}
      </RowCard>
      {!asks.isAtEnd && <Button onClick={fetchNext}>{text('settings.sponsorMore')}</Button>}
    </section>
  );
}

/** One pin whose creator asks. */
function SponsorAsk({ of, onAnswered }: { of: EntityRef<'pin'>; onAnswered: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const answer = useAction(SponsorshipResource.update);
  const pin = useEntity(of);
  const creator = useEntity(pin?.pinner);
  const [busy, setBusy] = useState(false);
  if (!pin) return null;
  const image = pin.images['136x136'] ?? pin.images['236x'];
  const give = async (action: 'approve' | 'reject') => {
    setBusy(true);
    try {
      await answer({ pin_id: pin.id, action });
      onAnswered();
    } catch (error) {
      dispatch(failureShown(error, 'app.serverErrorBody'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <CardRow as="li">
      <Link href={pinPath(pin.id)} className={styles.picture}>
        <img src={image?.url} alt={altOfPin(pin, text('settings.sponsorAsks'))} width={44} height={55} loading="lazy" />
      </Link>
      <RowWords>
        {pin.title !== '' && (
          <RowTitle>
            <span dir="auto">{pin.title}</span>
          </RowTitle>
        )}
        <p className="small">{text('settings.sponsorAsk', { name: creator?.fullName ?? '' })}</p>
        <Acts>
          <Button size="small" variant="primary" busy={busy} onClick={() => void give('approve')}>
            {text('settings.sponsorConfirm')}
          </Button>
          <Button size="small" variant="outline" busy={busy} onClick={() => void give('reject')}>
            {text('settings.sponsorReject')}
          </Button>
        </Acts>
      </RowWords>
    </CardRow>
  );
}
