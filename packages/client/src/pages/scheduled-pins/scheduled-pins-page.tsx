import { useState } from 'react';
import type { ScheduledPin } from '@bowerbird/contract/creation/scheduled-pins/schemas.ts';
import {
  addMonths,
  clockChange,
  dayOf,
  firstDayOf,
  MonthView,
  NextOut,
  ownTimeZone,
  ScheduledPinDialog,
  useSchedule,
  weeksOf,
} from '../../features/creation/scheduled-pins/index.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { zoneName } from '../../lib/zone-name.ts';
import { useStarted } from '../../lib/use-started.ts';
import { useViewer } from '../../store/hooks.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './scheduled-pins-page.module.css';

/** Pins that wait for their time, in a calendar and as a list. What time it is where somebody is, only the browser knows. */
export function ScheduledPinsPage() {
  const text = useText();
  const started = useStarted();
  const waiting = useViewer()?.scheduled_pin_count ?? 0;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link href="/pin-builder/" className={styles.back} aria-label={text('schedule.back')}>
          <Icon name="arrow-left" size={24} />
        </Link>
        <h1 className="h3">{text('schedule.title')}</h1>
      </header>
      {started ? <Calendar /> : <p className={styles.blank}>{text('schedule.waiting', { count: waiting })}</p>}
    </div>
  );
}

function Calendar() {
  const text = useText();
  const locale = useLocale();
  const timeZone = ownTimeZone();
  const [thisMonth] = useState(() => dayOf(Date.now() / 1000, timeZone).slice(0, 7));
  const [month, setMonth] = useState(thisMonth);
  const [opened, setOpened] = useState<ScheduledPin | null>(null);
  const days = weeksOf(month, firstDayOf(locale)).flat();
  const after = new Date(Date.parse(`${days.at(-1)}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const schedule = useSchedule(days[0]!, after, timeZone);
  const change = days.find((day) => day.startsWith(month) && clockChange(day, timeZone) !== 0);
  return (
    <div className={styles.columns}>
      <div className={styles.calendar}>
        <div className={styles.bar}>
          <h2 className="h2">
            {new Date(`${month}-15T12:00:00Z`).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
          </h2>
          <span className={styles.zone}>{text('schedule.timesIn', { zone: zoneName(timeZone) })}</span>
          <Button onClick={() => setMonth(thisMonth)}>{text('schedule.today')}</Button>
          <IconButton
            label={text('schedule.monthBefore')}
            icon={<Icon name="caret-left" weight="bold" size={20} />}
            onClick={() => setMonth(addMonths(month, -1))}
          />
          <IconButton
            label={text('schedule.monthAfter')}
            icon={<Icon name="caret-right" weight="bold" size={20} />}
            onClick={() => setMonth(addMonths(month, 1))}
          />
        </div>
        <MonthView month={month} timeZone={timeZone} schedule={schedule} onOpen={setOpened} onMonth={setMonth} />
      </div>
      <aside>
        <div className={styles.sideHead}>
          <h2 className="h3">{text('schedule.nextOut')}</h2>
          <span className={styles.count}>{text('schedule.waiting', { count: schedule.waiting.length })}</span>
        </div>
        <NextOut schedule={schedule} timeZone={timeZone} onOpen={setOpened} />
        {change && (
          <p className={styles.clocks}>
            <Icon name="clock-clockwise" size={20} />
            {text(clockChange(change, timeZone) > 0 ? 'schedule.clocksForward' : 'schedule.clocksBack', {
              day: new Date(`${change}T12:00:00Z`).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
            })}
          </p>
        )}
        {schedule.isLoaded && <Keys />}
      </aside>
      {opened && <ScheduledPinDialog pin={opened} schedule={schedule} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** Their place is below what waits, so they come with it. */
function Keys() {
  const text = useText();
  return (
    <dl className={styles.keys}>
      {(
        [
          ['← →', 'schedule.keyDay'],
          ['↑ ↓', 'schedule.keyWeek'],
          ['Shift ← →', 'schedule.keyHour'],
          ['Esc', 'schedule.keyBack'],
        ] as const
      ).map(([keys, words]) => (
        <div key={keys}>
          <dt>
            <kbd dir="ltr">{keys}</kbd>
          </dt>
          <dd>{text(words)}</dd>
        </div>
      ))}
    </dl>
  );
}
