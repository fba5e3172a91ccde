import { UserTastesResource } from '@bowerbird/contract/discovery/tastes/calls.ts';
import type { UpdateTastesInput } from '@bowerbird/contract/discovery/tastes/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useDay } from '../../../i18n/use-day.ts';
import { useStarted } from '../../../lib/use-started.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAppDispatch, useResource } from '../../../store/hooks.ts';
import { callAtOnce } from '../../../store/optimistic/at-once.ts';
import { RowCard } from '../../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { HiddenPins } from '../pin-feedback/index.ts';
import { tasteOptions } from './change-tastes.ts';
import { ForgetAll } from './forget-all.tsx';
import { FewerOfSection } from './fewer-of-section.tsx';
import { TasteList } from './taste-list.tsx';
import styles from './taste-settings.module.css';

/** What home is chosen by: boards and topics, what less is wanted of, and the switch to order by time. */
export function TasteSettings() {
  const text = useText();
  const started = useStarted();
  const { data } = useResource(UserTastesResource.get, tasteOptions);
  const change = useChange();
  if (!data) return <SkeletonText lines={6} />;
  const isFixed = !started || data.newest_first;
  return (
    <div className={styles.page}>
      <RowCard>
        <Switch
          label={text('tastes.newestFirst')}
          hint={text('tastes.newestFirstHint')}
          checked={data.newest_first}
          disabled={!started}
          onChange={(event) => void change({ newest_first: event.currentTarget.checked })}
        />
      </RowCard>
      <section>
        <div className={styles.heading}>
          <h2 className="h3">{text('tastes.title')}</h2>
          {data.learned_until && <LearnedUntil then={data.learned_until} />}
        </div>
        {data.tastes.length === 0 && data.topics.length === 0 && <p className="muted">{text('tastes.empty')}</p>}
        <TasteList data={data} disabled={isFixed} onChange={(input) => void change(input)} />
      </section>
      <FewerOfSection fewer={data.fewer_of} disabled={!started} onForget={(about, forget_id) => void change({ about, forget_id })} />
      <HiddenPins />
      <ForgetAll disabled={!started} />
    </div>
  );
}

/** Until when saves were counted. */
function LearnedUntil({ then }: { readonly then: string }) {
  const text = useText();
  const moment = useDay({ dateStyle: 'medium', timeStyle: 'short' });
  return <span className="muted">{text('tastes.learnedUntil', { when: moment(then) })}</span>;
}

/** Changes go out one after the other, so each knows what the one before left. */
function useChange() {
  const dispatch = useAppDispatch();
  return async (input: UpdateTastesInput) => {
    try {
      await dispatch(callAtOnce(UserTastesResource.update, input, 'tastes'));
    } catch (error) {
      dispatch(failureShown(error, 'settings.notSaved'));
    }
  };
}
