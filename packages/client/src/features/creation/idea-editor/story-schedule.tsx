import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useNow } from '../../../store/use-now.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { DraftTime, timeOf, useUnschedule } from '../scheduled-pins/index.ts';
import styles from './idea-editor.module.css';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

/** Asks when the draft goes out, and tells the editor. */
export function StoryTime({ hand: { kept }, onClose }: { hand: IdeaEditorInHand; onClose: () => void }) {
  return (
    <DraftTime
      scheduledTs={kept.scheduledTs}
      timeZone={kept.timeZone}
      save={async () => (await kept.sync?.save())?.serverId ?? null}
      onScheduled={async (ts, zone) => {
        kept.setScheduled(ts, zone);
        await kept.sync?.pull();
      }}
      onClose={onClose}
    />
  );
}

/** Says when the draft goes out, and changes that. */
export function StoryScheduleNote({ hand, onChange }: { hand: IdeaEditorInHand; onChange: () => void }) {
  const text = useText();
  const locale = useLocale();
  const { busy, unschedule } = useUnschedule();
  const now = useNow();
  const { scheduledTs, timeZone, hasFailed, serverId, sync, setScheduled } = hand.kept;
  if (scheduledTs === null || serverId === null) return null;
  const said = hasFailed ? 'schedule.failedAt' : scheduledTs * 1000 <= now ? 'schedule.goesOutSoon' : 'schedule.goesOut';
  const onDone = () => {
    setScheduled(null, null);
    sync?.pull().catch(() => undefined);
  };
  return (
    <div className={styles.notice} role={hasFailed ? 'alert' : undefined}>
      {hasFailed ? <Icon name="warning-circle" weight="fill" size={20} /> : <Icon name="clock" weight="fill" size={20} />}
      <p>{text(said, { time: timeOf(scheduledTs, locale, timeZone) })}</p>
      <Button size="small" onClick={onChange}>
        {text('schedule.changeTime')}
      </Button>
      <Button size="small" busy={busy} onClick={() => void unschedule(serverId, onDone)}>
        {text('schedule.unschedule')}
      </Button>
    </div>
  );
}
