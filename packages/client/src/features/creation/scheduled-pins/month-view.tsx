import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import type { ScheduledPin } from '@bowerbird/contract/creation/scheduled-pins/schemas.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { clockChange, dayOf, firstDayOf, onDay, weeksOf } from './calendar.ts';
import { clockTime } from './clock-time.ts';
import { CalendarPin } from './calendar-pin.tsx';
import styles from './month-view.module.css';
import type { Schedule } from './use-schedule.ts';

export interface MonthViewProps {
  readonly month: string;
  readonly timeZone: string;
  readonly schedule: Schedule;
  readonly onOpen: (pin: ScheduledPin) => void;
  /** A pin was moved by keys to a day of another month. */
  readonly onMonth: (month: string) => void;
}

const MOST_SHOWN = 3;
const DRAG_FROM_PX = 6;

interface Drag {
  readonly pin: ScheduledPin;
  readonly from: { readonly x: number; readonly y: number };
  readonly at: { readonly x: number; readonly y: number };
  readonly day: string | null;
}

/** A month with its scheduled pins, which are moved by dragging them to another day, or by keys. */
export function MonthView({ month, timeZone, schedule, onOpen, onMonth }: MonthViewProps) {
  const text = useText();
  const locale = useLocale();
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const wasDragged = useRef(false);
  // Which pin is moved by keys, and where it stood. It is drawn anew on another day, and keeps the focus there.
  const held = useRef<{ readonly pin: ScheduledPin; readonly before: number } | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>(`[data-pin="${held.current.pin.id}"]`)?.focus();
  });
  const weeks = weeksOf(month, firstDayOf(locale));
  const [today] = useState(() => dayOf(Date.now() / 1000, timeZone));
  const byDay = Map.groupBy(schedule.shown, ({ scheduled_ts }) => dayOf(scheduled_ts, timeZone));
  const dayName = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
  const isMoving = drag !== null && Math.hypot(drag.at.x - drag.from.x, drag.at.y - drag.from.y) > DRAG_FROM_PX;

  const say = (pin: ScheduledPin, ts: number) =>
    setSaid(
      text('schedule.movedTo', {
        title: pin.title || text('schedule.untitled'),
        time: new Date(ts * 1000).toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }),
      }),
    );
  const move = (pin: ScheduledPin, ts: number) => {
    if (schedule.move(pin, ts)) say(pin, ts);
  };
  const moveByKey = (pin: ScheduledPin, ts: number) => {
    if (held.current?.pin.id !== pin.id) held.current = { pin, before: pin.scheduled_ts };
    if (schedule.move(pin, ts)) follow(pin, ts);
  };
  const putBack = (pin: ScheduledPin) => {
    const before = held.current?.pin.id === pin.id ? held.current.before : null;
    if (before !== null && schedule.move(pin, before)) follow(pin, before);
  };
  /** Shows the day that a pin was moved to, with all of its pins: this one may be the last of them. */
  const follow = (pin: ScheduledPin, ts: number) => {
    const day = dayOf(ts, timeZone);
    setOpen(day);
    if (!day.startsWith(month)) onMonth(day.slice(0, 7));
    say(pin, ts);
  };
  const take = (pin: ScheduledPin, event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    held.current = null;
    if (event.pointerType === 'touch' || event.button !== 0 || pin.pinId !== null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = { x: event.clientX, y: event.clientY };
    setDrag({ pin, from: point, at: point, day: null });
  };
  const carry = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    const under = document.elementsFromPoint(event.clientX, event.clientY).find((element) => element.hasAttribute('data-day'));
    setDrag({ ...drag, at: { x: event.clientX, y: event.clientY }, day: under?.getAttribute('data-day') ?? null });
  };
  const letGo = () => {
    wasDragged.current = isMoving;
    if (drag?.day && isMoving) move(drag.pin, onDay(drag.pin.scheduled_ts, drag.day, timeZone));
    setDrag(null);
  };

  return (
    <div ref={frame}>
      <div className={styles.names} aria-hidden="true">
        {weeks[0]!.map((day) => (
          <span key={day}>{dayName(day, { weekday: 'short' })}</span>
        ))}
      </div>
      <div className={styles.weeks}>
        {weeks.flat().map((day) => {
          const pins = byDay.get(day) ?? [];
          const change = clockChange(day, timeZone);
          const shown = open === day ? pins : pins.slice(0, MOST_SHOWN);
          return (
            <section
              key={day}
              data-day={day}
              aria-label={dayName(day, { dateStyle: 'full' })}
              className={classNames(styles.day, !day.startsWith(month) && styles.other, isMoving && drag.day === day && styles.target)}
            >
              <span className={classNames(styles.number, day === today && styles.today)}>
                {Number(day.slice(8)).toLocaleString(locale)}
              </span>
              {change !== 0 && (
                <span className={styles.change} title={text('schedule.clocks')}>
                  <Icon name="clock-clockwise" size={14} />
                  <bdi>{text('schedule.hours', { hours: change > 0 ? `+${change}` : String(change) })}</bdi>
                </span>
              )}
              {shown.map((pin) => (
                <CalendarPin
                  key={pin.id}
                  pin={pin}
                  timeZone={timeZone}
                  isInHand={isMoving && drag.pin.id === pin.id}
                  onMove={(ts) => moveByKey(pin, ts)}
                  onPutBack={() => putBack(pin)}
                  onOpen={() => !wasDragged.current && onOpen(pin)}
                  onPointerDown={(event) => take(pin, event)}
                  onPointerMove={carry}
                  onPointerUp={letGo}
                  onPointerCancel={() => setDrag(null)}
                />
              ))}
              {pins.length > shown.length && (
                <button type="button" className={styles.more} onClick={() => setOpen(day)}>
                  {text('schedule.more', { count: pins.length - shown.length })}
                </button>
              )}
            </section>
          );
        })}
      </div>
      {isMoving && (
        <div className={styles.hand} style={{ translate: `${drag.at.x}px ${drag.at.y}px` }} aria-hidden="true">
          {drag.pin.media && <img src={drag.pin.media.url} alt="" />}
          <span>
            <b>{drag.pin.title || text('schedule.untitled')}</b>
            {drag.day && (
              <>
                {dayName(drag.day, { weekday: 'short', day: 'numeric', month: 'short' })}{' '}
                {clockTime(onDay(drag.pin.scheduled_ts, drag.day, timeZone), locale, timeZone)}
              </>
            )}
          </span>
        </div>
      )}
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </div>
  );
}
