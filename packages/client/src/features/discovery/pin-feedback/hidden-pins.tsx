import { HiddenPinsResource } from '@bowerbird/contract/discovery/pin-feedback/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useStarted } from '../../../lib/use-started.ts';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { useAppDispatch, useEntity, useNextPage, useResource } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Acts, CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { useRowFocus } from '../../../ui/row-card/use-row-focus.ts';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { altOfPin, pinPath } from '../../pinning/pins/index.ts';
import styles from './hidden-pins.module.css';
import { hiddenOptions, showHidden } from './show-hidden.ts';

/** The pins that the person hid, hidden last first, with the way back. */
export function HiddenPins() {
  const text = useText();
  const started = useStarted();
  const pins = useResource(HiddenPinsResource.get, hiddenOptions);
  const fetchNext = useNextPage(HiddenPinsResource.get, hiddenOptions);
  const { section, leave } = useRowFocus(pins.data);
  return (
    <section ref={section} className={styles.section}>
      <h2 className="h3" tabIndex={-1}>
        {text('tastes.hiddenTitle')}
      </h2>
      {!pins.data && !pins.error && <SkeletonText lines={2} />}
      {pins.error && !pins.loaded && (
        <>
          <p role="alert">{text(troubleTitle(pins.error))}</p>
          <Acts>
            <Button onClick={() => void pins.refresh()}>{text('app.tryAgain')}</Button>
          </Acts>
        </>
      )}
      {pins.data && <p className="muted">{text(pins.data.length === 0 && pins.isAtEnd ? 'tastes.noneHidden' : 'tastes.hiddenHint')}</p>}
      {pins.data && pins.data.length > 0 && (
        <RowCard as="ul">
          {pins.data.map((pin, at) => (
            <HiddenRow key={pin.id} pin={pin} disabled={!started} onLeave={() => leave(at)} />
          ))}
        </RowCard>
      )}
      {pins.data && !pins.isAtEnd && (
        <Acts>
          <Button busy={pins.fetching} onClick={fetchNext}>
            {text('tastes.moreHidden')}
          </Button>
        </Acts>
      )}
    </section>
  );
}

interface HiddenRowProps {
  readonly pin: EntityRef<'pin'>;
  readonly disabled: boolean;
  readonly onLeave: () => void;
}

function HiddenRow({ pin: ref, disabled, onLeave }: HiddenRowProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const pin = useEntity(ref);
  if (!pin) return null;
  const name = pin.title || altOfPin(pin, text('home.picture'));
  const image = pin.images['136x136'] ?? pin.images['236x'];
  const show = () => {
    onLeave();
    void dispatch(showHidden(pin.id, name));
  };
  return (
    <CardRow as="li" className={styles.row}>
      <img className={styles.picture} src={image?.url} alt="" style={{ backgroundColor: pin.dominantColor }} />
      <RowWords className={styles.words}>
        <RowTitle>
          <Link href={pinPath(pin.id)} className={styles.name} dir="auto">
            {name}
          </Link>
        </RowTitle>
      </RowWords>
      <Button size="small" disabled={disabled} aria-label={text('tastes.showAgainName', { name })} onClick={show}>
        {text('tastes.showAgain')}
      </Button>
    </CardRow>
  );
}
