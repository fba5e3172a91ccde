import { OperatorLogResource } from '@bowerbird/contract/operation/operator/calls.ts';
import type { OperatorAct } from '@bowerbird/contract/operation/operator/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useNextPage, useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RowCard } from '../../../ui/row-card/row-card.tsx';
import { ListState } from '../../../shared/lists/list-state.tsx';
import { firstLines } from './operator-lists.ts';
import styles from './operator.module.css';
import { useDay } from '../../../i18n/use-day.ts';

const actWords: Readonly<Record<OperatorAct['act'], MessageId>> = {
  invited: 'operator.didInvite',
  opened_registration: 'operator.didOpen',
  closed_registration: 'operator.didClose',
  suspended: 'operator.didSuspend',
  unsuspended: 'operator.didLift',
  corrected_birthday: 'operator.didCorrectBirthday',
  added_topic: 'operator.didAddTopic',
  changed_topic: 'operator.didChangeTopic',
  merged_topic: 'operator.didMergeTopic',
};

/** What the owner did, newest first. */
export function LogSection() {
  const text = useText();
  const moment = useDay({ dateStyle: 'medium', timeStyle: 'short' });
  const log = useResource(OperatorLogResource.get, firstLines);
  const fetchNext = useNextPage(OperatorLogResource.get, firstLines);
  const words = ({ act, about }: OperatorAct) =>
    text(act === 'invited' && about === '' ? 'operator.didMakeLink' : actWords[act], { about });
  return (
    <section className={styles.section} aria-labelledby="log">
      <h2 id="log" className="h3">
        {text('operator.log')}
      </h2>
      <ListState list={log} empty={text('operator.noActs')} />
      {log.data && log.data.length > 0 && (
        <RowCard as="ol" aria-label={text('operator.log')}>
          {log.data.map((act) => (
            <li key={act.act_id}>
              <p>{words(act)}</p>
              {act.reason !== '' && (
                <p>
                  <bdi>{act.reason}</bdi>
                </p>
              )}
              <p className="small muted">
                <time dateTime={act.at}>{moment(act.at)}</time>
              </p>
            </li>
          ))}
        </RowCard>
      )}
      {log.data && !log.isAtEnd && (
        <div>
          <Button disabled={log.fetching} onClick={fetchNext}>
            {text('operator.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
