import { useState } from 'react';
import { ScheduledPinsResource } from '@bowerbird/contract/creation/scheduled-pins/calls.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { FormStop } from '../../../shared/forms/use-form.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { ScheduleManyDialog, timeOf, type ManyTimes, type Spread } from '../scheduled-pins/index.ts';
import { reasonNotToPublish } from './check-draft.ts';
import type { Draft } from './draft.ts';
import { draftName } from './draft-name.ts';
import { problemsOfScheduling } from './problems-of-draft.ts';
import styles from './schedule-selected.module.css';
import type { DraftsInHand } from './use-drafts.ts';

export interface ScheduleSelectedProps {
  readonly hand: DraftsInHand;
  readonly drafts: readonly Draft[];
  readonly way: Spread['way'];
  readonly onClose: () => void;
}

/** Gives all selected drafts their times. Those that are not ready are named, and stay as they are. */
export function ScheduleSelected({ hand, drafts, way, onClose }: ScheduleSelectedProps) {
  const text = useText();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const create = useAction(ScheduledPinsResource.create);
  const update = useAction(ScheduledPinsResource.update);
  // What this dialog speaks of stays the same while the drafts get their times.
  const [{ ready, left }] = useState(() => ({
    ready: drafts.filter((draft) => reasonNotToPublish(draft) === null),
    left: drafts.flatMap((draft) => {
      const reason = reasonNotToPublish(draft);
      return reason ? [{ id: draft.id, name: draftName(text, hand.drafts, draft), reason }] : [];
    }),
  }));

  const scheduleOne = async (draft: Draft, scheduled_ts: number, time_zone: string): Promise<number> => {
    const id = (await hand.kept.sync?.save(draft.id))?.serverId;
    if (id === undefined) throw new CallError(null);
    const time = { scheduled_ts, time_zone };
    const kept = await (draft.scheduledTs === null ? create({ draft_id: id, ...time }) : update({ id, ...time }));
    return kept.scheduled_ts;
  };
  const send = async ({ times, timeZone }: ManyTimes) => {
    const done: number[] = [];
    let lost: CallError | null = null;
    for (const [at, draft] of ready.entries()) {
      try {
        const ts = await scheduleOne(draft, times[at]!, timeZone);
        hand.change(draft.id, { scheduledTs: ts, timeZone, problems: {} });
        done.push(ts);
      } catch (error) {
        if (error instanceof CallError && error.record === null) {
          // None of the others would arrive either, and the drafts stay as they are.
          lost = error;
          break;
        }
        hand.change(draft.id, { problems: problemsOfScheduling(error) });
      }
    }
    if (done.length === 0) throw lost ?? new FormStop({ id: 'schedule.noneWent' });
    const some = lost ? 'schedule.doneUntilLost' : 'schedule.doneSome';
    dispatch(
      toastShown({
        kind: 'done',
        message: done.length < ready.length ? some : 'schedule.doneMany',
        values: { count: done.length, left: ready.length - done.length, time: timeOf(Math.max(...done), locale, timeZone) },
        href: '/pin-builder/schedule/',
      }),
    );
    await hand.kept.sync?.pull().catch(() => undefined);
  };

  return (
    <ScheduleManyDialog count={ready.length} way={way} send={send} onDone={onClose} onClose={onClose}>
      {left.length > 0 && (
        <div className={styles.left}>
          <p>{text('schedule.leftOut')}</p>
          <ul className={styles.names}>
            {left.map(({ id, name, reason }) => (
              <li key={id}>
                <bdi className={styles.name}>{name}</bdi> {text(reason.id, reason.values)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </ScheduleManyDialog>
  );
}
