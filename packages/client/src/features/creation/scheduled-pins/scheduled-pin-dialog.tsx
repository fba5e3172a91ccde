import type { ScheduledPin } from '@bowerbird/contract/creation/scheduled-pins/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { draftPath } from './draft-path.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import styles from './scheduled-pin-dialog.module.css';
import type { Schedule } from './use-schedule.ts';

export interface ScheduledPinDialogProps {
  readonly pin: ScheduledPin;
  readonly schedule: Schedule;
  readonly onClose: () => void;
}

/** A scheduled pin: changes it, moves it, publishes it now, or takes its time away. */
export function ScheduledPinDialog({ pin, schedule, onClose }: ScheduledPinDialogProps) {
  const text = useText();
  const act = (work: (pin: ScheduledPin) => Promise<void>) => () => {
    void work(pin);
    onClose();
  };
  return (
    <ScheduleDialog
      title={pin.title || text('schedule.untitled')}
      at={pin.scheduled_ts}
      timeZone={pin.timeZone}
      send={(time, options) => schedule.moveTo(pin, time, options)}
      onDone={onClose}
      onClose={onClose}
    >
      <div className={styles.acts}>
        <ButtonLink href={draftPath(pin)}>{text('schedule.changePin')}</ButtonLink>
        <Button onClick={act(schedule.publishNow)}>{text('schedule.publishNow')}</Button>
        <Button onClick={act(schedule.unschedule)}>{text('schedule.unschedule')}</Button>
      </div>
    </ScheduleDialog>
  );
}
