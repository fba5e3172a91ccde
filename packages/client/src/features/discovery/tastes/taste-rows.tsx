import type { Taste, TopicTaste } from '@bowerbird/contract/discovery/tastes/schemas.ts';
import { tasteDegrees, type TasteDegree } from '@bowerbird/domain/discovery/home-feed/taste-degrees.ts';
import { barsOfTaste, MOST_BARS } from '@bowerbird/domain/discovery/home-feed/taste-strength.ts';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useEntity } from '../../../store/hooks.ts';
import type { StoredValue } from '../../../store/stored.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { altOfPin, pinPath } from '../../pinning/pins/index.ts';
import { topicPath } from '../topics/index.ts';
import styles from './taste-settings.module.css';

const DEGREES: Readonly<Record<TasteDegree, MessageId>> = {
  off: 'tastes.off',
  less: 'tastes.less',
  as_it_is: 'tastes.asItIs',
  more: 'tastes.more',
};

interface RowProps<Of> {
  readonly taste: StoredValue<Of>;
  readonly disabled: boolean;
  readonly onChange: (degree: TasteDegree) => void;
}

/** A board that leads to pins, by the pin that stands for it best. */
export function BoardRow({ taste, ...rest }: RowProps<Taste>) {
  const text = useText();
  const pin = useEntity(taste.pin);
  const board = useEntity(pin?.board);
  if (!pin || !board) return null;
  const picture = <img className={styles.picture} src={pin.images['236x']?.url} alt={altOfPin(pin, text('home.picture'))} />;
  return (
    <Row
      {...rest}
      name={board.name}
      kind="board"
      why={text('tastes.pins', { count: taste.pin_count })}
      bars={barsOfTaste({ pinCount: taste.pin_count, degree: taste.degree })}
      degree={taste.degree}
      picture={<Link href={pinPath(pin.id)}>{picture}</Link>}
    />
  );
}

/** A topic that leads to pins, since it is followed or saved of. */
export function TopicRow({ taste, ...rest }: RowProps<TopicTaste>) {
  const text = useText();
  const topic = useEntity(taste.topic);
  if (!topic) return null;
  return (
    <Row
      {...rest}
      name={topic.name}
      kind="topic"
      why={topic.is_followed ? text('tastes.followed') : text('tastes.pins', { count: taste.pin_count })}
      bars={barsOfTaste({ pinCount: taste.pin_count, isFollowed: topic.is_followed, degree: taste.degree })}
      degree={taste.degree}
      picture={
        <Link href={topicPath(topic.slug)} aria-label={topic.name}>
          {topic.cover ? (
            <img className={styles.picture} src={topic.cover.url} alt="" />
          ) : (
            <span className={classNames(styles.picture, styles.drawn)}>
              <Icon name="compass" size={28} />
            </span>
          )}
        </Link>
      }
    />
  );
}

const KINDS = {
  board: { word: 'tastes.board', howMuch: 'tastes.howMuchBoard' },
  topic: { word: 'tastes.topic', howMuch: 'tastes.howMuchTopic' },
} as const satisfies Record<string, Record<string, MessageId>>;

interface DrawnRow {
  readonly name: string;
  /** A board and a topic may have the same name. */
  readonly kind: keyof typeof KINDS;
  readonly why: string;
  readonly bars: number;
  readonly degree: TasteDegree;
  readonly picture: ReactNode;
  readonly disabled: boolean;
  readonly onChange: (degree: TasteDegree) => void;
}

function Row({ name, kind, why, bars, degree, picture, disabled, onChange }: DrawnRow) {
  const text = useText();
  const group = useId();
  return (
    <li className={styles.row} data-off={degree === 'off' || undefined}>
      {picture}
      <span className={styles.words}>
        <strong dir="auto">{name}</strong>
        <span className="muted">
          {text(KINDS[kind].word)} · {why}
        </span>
        <Strength bars={bars} isOff={degree === 'off'} />
      </span>
      <fieldset className={styles.degrees} disabled={disabled}>
        <legend className={styles.legend}>{text(KINDS[kind].howMuch, { name })}</legend>
        {tasteDegrees.map((one) => (
          <label key={one} className={styles.degree}>
            <input type="radio" name={group} checked={degree === one} onChange={() => onChange(one)} />
            <span>{text(DEGREES[one])}</span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}

const STRENGTHS: readonly MessageId[] = ['tastes.weak', 'tastes.weak', 'tastes.medium', 'tastes.strong', 'tastes.strong'];

/** How strong a belief is: bars, and the word for those who do not see them. */
function Strength({ bars, isOff }: { readonly bars: number; readonly isOff: boolean }) {
  const text = useText();
  return (
    <span className={styles.strength} data-off={isOff || undefined}>
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: MOST_BARS }, (_, at) => (
          <span key={at} data-on={at < bars || undefined} />
        ))}
      </span>
      {text(isOff ? 'tastes.turnedOff' : STRENGTHS[bars - 1]!)}
    </span>
  );
}
