import { useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { pinPath } from '../../pinning/pins/index.ts';
import { MendCard } from './mend-card.tsx';
import styles from './publish-view.module.css';
import type { DraftsInHand } from './use-drafts.ts';
import type { PublishProgress } from './use-publish.ts';

/** So many pins have a part of the bar each; more of them share one. */
const MOST_PARTS = 60;

export interface PublishViewProps {
  readonly progress: PublishProgress;
  readonly hand: DraftsInHand;
  readonly onStop: () => void;
  readonly onAgain: (id: string) => void;
}

/** How far several pins are that go out: which are out, which need somebody, and which are still to go. */
export function PublishView({ progress, hand, onStop, onAgain }: PublishViewProps) {
  const text = useText();
  const { states, pins, needing, isStopping } = progress;
  // Those that shall stay drafts are mended another time.
  const [kept, setKept] = useState<readonly string[]>([]);
  const mended = hand.drafts.find(({ id }) => needing.includes(id) && !kept.includes(id));
  const countOf = (state: PublishProgress['states'][number]) => states.filter((one) => one === state).length;
  const [out, needs, next] = [countOf('out'), countOf('needs'), countOf('next')];
  const heading = text('batch.progress', { done: out, count: states.length });
  return (
    <section className={styles.view} aria-label={text('builder.publishing')}>
      <div className={styles.head}>
        <h2 className="h3" aria-live="polite">
          {heading}
        </h2>
        {next > 0 && (
          <Button icon={<Icon name="x" size={18} />} disabled={isStopping} onClick={onStop}>
            {text(isStopping ? 'batch.stopping' : 'batch.stop')}
          </Button>
        )}
      </div>
      {states.length > MOST_PARTS ? (
        <ProgressBar label={heading} value={out} max={states.length} />
      ) : (
        <div className={styles.parts} aria-hidden="true">
          {states.map((state, at) => (
            <span key={at} className={classNames(styles.part, styles[state])} />
          ))}
        </div>
      )}
      <ul className={styles.legend}>
        <li>{text('batch.published', { count: out })}</li>
        {needs > 0 && <li className={styles.bad}>{text('batch.needs', { count: needs })}</li>}
        {next > 0 && <li>{text('batch.next', { count: next })}</li>}
      </ul>
      {mended && (
        <MendCard
          key={mended.id}
          draft={mended}
          hand={hand}
          onAgain={() => onAgain(mended.id)}
          onKeep={() => setKept([...kept, mended.id])}
        />
      )}
      {pins.length > 0 && (
        <>
          <h3 className={styles.outNow}>{text('batch.outNow')}</h3>
          <ul className={styles.pins}>
            {pins.map((pin) => (
              <li key={pin.id}>
                <Link href={pinPath(pin.id)} aria-label={pin.title || text('schedule.untitled')}>
                  <img src={pin.images['236x']?.url} alt="" className={styles.pin} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
