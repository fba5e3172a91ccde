import type { ScheduledPin } from '@bowerbird/contract/creation/scheduled-pins/schemas.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { dayOf } from './calendar.ts';
import { clockTime } from './clock-time.ts';
import { draftPath } from './draft-path.ts';
import styles from './next-out.module.css';
import type { Schedule } from './use-schedule.ts';

export interface NextOutProps {
  readonly schedule: Schedule;
  readonly timeZone: string;
  readonly onOpen: (pin: ScheduledPin) => void;
}

/** What goes out next, day by day. */
export function NextOut({ schedule, timeZone, onOpen }: NextOutProps) {
  const text = useText();
  const locale = useLocale();
  const days = Map.groupBy(schedule.waiting, ({ scheduled_ts }) => dayOf(scheduled_ts, timeZone));
  const time = (ts: number) => clockTime(ts, locale, timeZone);
  if (schedule.isLoaded && schedule.waiting.length === 0) return <p className={styles.none}>{text('schedule.none')}</p>;
  return (
    <>
      {[...days].map(([day, pins]) => (
        <section key={day} className={styles.day}>
          <h3 className={styles.name}>
            {new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })}
          </h3>
          <ul className={styles.list}>
            {pins.map((pin) => (
              <li key={pin.id} className={styles.pin}>
                {pin.media ? <img src={pin.media.url} alt="" className={styles.picture} /> : <span className={styles.picture} />}
                <div className={styles.words}>
                  <span className={styles.title} dir="auto">
                    {pin.title || text('schedule.untitled')}
                  </span>
                  <span className={styles.place}>
                    {time(pin.scheduled_ts)}
                    {pin.board && (
                      <>
                        {' · '}
                        <bdi>{pin.board.name}</bdi>
                      </>
                    )}
                  </span>
                  {pin.error && (
                    <span className={styles.wrong}>
                      <Icon name="warning-circle" weight="fill" size={16} /> {text('schedule.didNotGo')}{' '}
                      <Link href={draftPath(pin)}>{text('schedule.lookAtIt')}</Link>
                    </span>
                  )}
                </div>
                <IconButton
                  label={text('schedule.change', { title: pin.title || text('schedule.untitled') })}
                  icon={<Icon name="dots-three" weight="bold" size={20} />}
                  onClick={() => onOpen(pin)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!schedule.isAtEnd && schedule.isLoaded && <Button onClick={schedule.more}>{text('schedule.showMore')}</Button>}
    </>
  );
}
