import { useState } from 'react';
import { ScheduledPinsResource } from '@bowerbird/contract/creation/scheduled-pins/calls.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useAction } from '../../../store/hooks.ts';
import { useNow } from '../../../store/use-now.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { DraftTime, timeOf } from '../scheduled-pins/index.ts';
import { reasonNotToPublish } from './check-draft.ts';
import styles from './drafts-notices.module.css';
import type { DraftsInHand } from './use-drafts.ts';

/** Gives the open draft a time to go out at. */
export function ScheduleButton({ hand }: { hand: DraftsInHand }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const draft = hand.selected;
  if (draft.scheduledTs !== null) return null;
  return (
    <>
      <Button
        icon={<Icon name="calendar-blank" size={20} />}
        aria-haspopup="dialog"
        disabled={reasonNotToPublish(draft) !== null}
        onClick={() => setOpen(true)}
      >
        {text('schedule.schedule')}
      </Button>
      {isOpen && <TimeOfDraft hand={hand} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Says when the open draft goes out, and changes that. */
export function ScheduleNote({ hand }: { hand: DraftsInHand }) {
  const text = useText();
  const locale = useLocale();
  const remove = useAction(ScheduledPinsResource.delete);
  const [isOpen, setOpen] = useState(false);
  const now = useNow();
  const { id, scheduledTs, hasFailed } = hand.selected;
  if (scheduledTs === null) return null;
  const time = timeOf(scheduledTs, locale);
  const said = hasFailed ? 'schedule.failedAt' : scheduledTs * 1000 <= now ? 'schedule.goesOutSoon' : 'schedule.goesOut';
  const unschedule = async () => {
    const serverId = hand.kept.sync?.baseOf(id)?.serverId;
    if (!serverId) return;
    await remove({ id: serverId });
    hand.change(id, { scheduledTs: null });
    await hand.kept.sync?.pull();
  };
  return (
    <div className={styles.notice} role={hasFailed ? 'alert' : undefined}>
      {hasFailed ? <Icon name="warning-circle" weight="fill" size={20} /> : <Icon name="clock" weight="fill" size={20} />}
      <p className={styles.words}>{text(said, { time })}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {text('schedule.changeTime')}
      </Button>
      <Button size="small" onClick={() => void unschedule()}>
        {text('schedule.unschedule')}
      </Button>
      {isOpen && <TimeOfDraft hand={hand} onClose={() => setOpen(false)} />}
    </div>
  );
}

function TimeOfDraft({ hand, onClose }: { hand: DraftsInHand; onClose: () => void }) {
  const { id, scheduledTs } = hand.selected;
  return (
    <DraftTime
      scheduledTs={scheduledTs}
      save={async () => (await hand.kept.sync?.save(id))?.serverId ?? null}
      onScheduled={async (ts) => {
        hand.change(id, { scheduledTs: ts });
        await hand.kept.sync?.pull();
      }}
      onClose={onClose}
    />
  );
}
