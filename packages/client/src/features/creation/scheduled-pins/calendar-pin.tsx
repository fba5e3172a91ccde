import type { ButtonHTMLAttributes, KeyboardEvent } from 'react';
import type { ScheduledPin } from '@bowerbird/contract/creation/scheduled-pins/schemas.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { pinPath } from '../../pinning/pins/index.ts';
import { later } from './calendar.ts';
import { clockTime } from './clock-time.ts';
import styles from './month-view.module.css';

type Pointers = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;

export interface CalendarPinProps extends Pointers {
  readonly pin: ScheduledPin;
  readonly timeZone: string;
  readonly isInHand: boolean;
  readonly onMove: (ts: number) => void;
  readonly onPutBack: () => void;
  readonly onOpen: () => void;
}

/** A pin in a day of the calendar. Arrows move it by a day or a week, with Shift by an hour, and Esc puts it back. */
export function CalendarPin({ pin, timeZone, isInHand, onMove, onPutBack, onOpen, ...pointers }: CalendarPinProps) {
  const text = useText();
  const locale = useLocale();
  const time = clockTime(pin.scheduled_ts, locale, timeZone);
  const title = pin.title || text('schedule.untitled');
  const moment = new Date(pin.scheduled_ts * 1000).toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  const content = (
    <>
      {pin.media ? <img src={pin.media.url} alt="" className={styles.picture} draggable={false} /> : <span className={styles.picture} />}
      <span className={styles.words}>
        <span className={styles.time}>{time}</span>
        <span className={styles.name} dir="auto">
          {title}
        </span>
      </span>
      {pin.pinId !== null && <Icon name="check" weight="bold" size={14} className={styles.out} />}
      {pin.error && <Icon name="warning-circle" weight="fill" size={16} className={styles.wrong} />}
    </>
  );
  if (pin.pinId !== null)
    return (
      <Link
        href={pinPath(pin.pinId)}
        className={classNames(styles.pin, styles.isOut)}
        title={title}
        aria-label={text('schedule.isOut', { title, time: moment })}
      >
        {content}
      </Link>
    );

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Escape') return onPutBack();
    const by = stepOf(event, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (!by) return;
    event.preventDefault();
    onMove(later(pin.scheduled_ts, by, timeZone));
  };

  return (
    <button
      type="button"
      className={classNames(styles.pin, isInHand && styles.leaves)}
      title={title}
      aria-label={text('schedule.waits', { title, time: moment })}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Shift+ArrowLeft Shift+ArrowRight Escape"
      onKeyDown={onKeyDown}
      data-pin={pin.id}
      onClick={onOpen}
      {...pointers}
    >
      {content}
    </button>
  );
}

/** By how much a key moves a pin; nothing for other keys. */
function stepOf({ key, shiftKey }: KeyboardEvent, isRtl: boolean): { days?: number; hours?: number } | null {
  const side = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const onward = isRtl ? -side : side;
  if (onward !== 0) return shiftKey ? { hours: onward } : { days: onward };
  if (key === 'ArrowDown') return { days: 7 };
  return key === 'ArrowUp' ? { days: -7 } : null;
}
