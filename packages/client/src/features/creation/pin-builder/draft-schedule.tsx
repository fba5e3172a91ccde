import { useState } from 'react';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useStarted } from '../../../lib/use-started.ts';
import { useNow } from '../../../store/use-now.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { DraftTime, timeOf, useUnschedule } from '../scheduled-pins/index.ts';
import { reasonNotToPublish } from './check-draft.ts';
import type { Draft } from './draft.ts';
import styles from './drafts-notices.module.css';
import { ScheduleSelected } from './schedule-selected.tsx';
import type { DraftsInHand } from './use-drafts.ts';

export interface ScheduleButtonProps {
  readonly hand: DraftsInHand;
  /** With two or more they get their times together; else it is the open draft that gets one. */
  readonly selected: readonly Draft[];
}

/** Gives the open draft a time to go out at, or all that are selected. */
export function ScheduleButton({ hand, selected }: ScheduleButtonProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const isBatch = selected.length > 1;
  const drafts = isBatch ? selected : [hand.selected];
  if (!isBatch && hand.selected.scheduledTs !== null) return null;
  return (
    <>
      <Button
        icon={<Icon name="calendar-blank" size={20} />}
        aria-haspopup="dialog"
        disabled={drafts.every((draft) => reasonNotToPublish(draft) !== null)}
        onClick={() => setOpen(true)}
      >
        <span className={styles.label}>{text('schedule.schedule')}</span>
      </Button>
      {isOpen && isBatch && <ScheduleSelected hand={hand} drafts={drafts} way="together" onClose={() => setOpen(false)} />}
      {isOpen && !isBatch && <TimeOfDraft hand={hand} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Says when the open draft goes out, and changes that. */
export function ScheduleNote({ hand }: { hand: DraftsInHand }) {
  const text = useText();
  const locale = useLocale();
  const { busy, unschedule } = useUnschedule();
  const [isOpen, setOpen] = useState(false);
  const now = useNow();
  const started = useStarted();
  const { id, scheduledTs, timeZone, hasFailed } = hand.selected;
  if (scheduledTs === null) return null;
  // By whose clocks it is told, only the browser knows.
  const time = started && timeOf(scheduledTs, locale, timeZone);
  const said = hasFailed ? 'schedule.failedAt' : scheduledTs * 1000 <= now ? 'schedule.goesOutSoon' : 'schedule.goesOut';
  const serverId = hand.kept.sync?.baseOf(id)?.serverId;
  const onDone = () => {
    hand.change(id, { scheduledTs: null });
    hand.kept.sync?.pull().catch(() => undefined);
  };
  return (
    <div className={styles.notice} role={hasFailed ? 'alert' : undefined}>
      {hasFailed ? <Icon name="warning-circle" weight="fill" size={20} /> : <Icon name="clock" weight="fill" size={20} />}
      <p className={styles.words}>{time && text(said, { time })}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {text('schedule.changeTime')}
      </Button>
      <Button size="small" busy={busy} onClick={() => serverId && void unschedule(serverId, onDone)}>
        {text('schedule.unschedule')}
      </Button>
      {isOpen && <TimeOfDraft hand={hand} onClose={() => setOpen(false)} />}
    </div>
  );
}

function TimeOfDraft({ hand, onClose }: { hand: DraftsInHand; onClose: () => void }) {
  const { id, scheduledTs, timeZone } = hand.selected;
  return (
    <DraftTime
      scheduledTs={scheduledTs}
      timeZone={timeZone}
      save={async () => (await hand.kept.sync?.save(id))?.serverId ?? null}
      onScheduled={async (ts, zone) => {
        hand.change(id, { scheduledTs: ts, timeZone: zone });
        await hand.kept.sync?.pull();
      }}
      onClose={onClose}
    />
  );
}
