import { useState } from 'react';
import { ScheduledPinsResource } from '@bowerbird/contract/creation/scheduled-pins/calls.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useAction } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { DraftTime, timeOf } from '../scheduled-pins/index.ts';
import styles from './idea-editor.module.css';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

/** Asks when the draft goes out, and tells the editor. */
export function StoryTime({ hand: { kept }, onClose }: { hand: IdeaEditorInHand; onClose: () => void }) {
  return (
    <DraftTime
      scheduledTs={kept.scheduledTs}
      save={async () => (await kept.sync?.save())?.serverId ?? null}
      onScheduled={async (ts) => {
        kept.setScheduledTs(ts);
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
  const remove = useAction(ScheduledPinsResource.delete);
  const [isBusy, setBusy] = useState(false);
  const { scheduledTs, serverId, sync, setScheduledTs } = hand.kept;
  if (scheduledTs === null || serverId === null) return null;
  const unschedule = async () => {
    setBusy(true);
    try {
      await remove({ id: serverId });
      setScheduledTs(null);
      await sync?.pull();
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.notice}>
      <Icon name="clock" weight="fill" size={20} />
      <p>{text('schedule.goesOut', { time: timeOf(scheduledTs, locale) })}</p>
      <Button size="small" onClick={onChange}>
        {text('schedule.changeTime')}
      </Button>
      <Button size="small" busy={isBusy} onClick={() => void unschedule()}>
        {text('schedule.unschedule')}
      </Button>
    </div>
  );
}
