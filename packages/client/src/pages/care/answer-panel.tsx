import { ModerationCaseResource } from '@bowerbird/contract/social/moderation/calls.ts';
import type { ModerationCase } from '@bowerbird/contract/social/moderation/schemas.ts';
import { DECISIONS, outcomeOf } from '../../features/social/moderation/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { call } from '../../store/call.ts';
import { failureShown } from '../../store/failure-shown.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { resourceInvalidated } from '../../store/resources.slice.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './care.module.css';

/** What the author answers, for another moderator to decide. Who is alone looks again themselves. */
export function AnswerPanel({ case: shown, onAnswered }: { case: ModerationCase; onAnswered: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const { busy, run } = useOneAtATime();
  const wasAlone = shown.log.some(({ act }) => act === 'upheld_alone' || act === 'lifted_alone');
  const answer = (isUpheld: boolean) =>
    run(async () => {
      try {
        await dispatch(call(ModerationCaseResource.update, { case_id: shown.case_id, action: 'answer', is_upheld: isUpheld }));
        dispatch(resourceInvalidated({ name: ModerationCaseResource.get.name }));
        onAnswered();
      } catch (error) {
        dispatch(failureShown(error));
      }
    });
  return (
    <section className={styles.panel}>
      {shown.decision !== null && <h3 className="h4">{text('care.done', { decision: text(DECISIONS[shown.decision].made) })}</h3>}
      <p dir="auto">{shown.statement}</p>
      <h3 className="h4">{text('care.appealSays')}</h3>
      <p dir="auto">{shown.appeal}</p>
      {shown.is_upheld !== null && <p className="muted">{text(outcomeOf(shown.is_upheld, wasAlone))}</p>}
      {shown.state === 'appealed' && !shown.may_answer && <p className="muted">{text('care.ownDecision')}</p>}
      {shown.may_answer && shown.is_alone && <p className="muted">{text('care.aloneDecision')}</p>}
      {shown.may_answer && shown.is_shared && <p className="muted">{text('care.ownThings', { name: shown.author })}</p>}
      {shown.may_answer && (
        <div className={styles.replies}>
          <Button variant="outline" busy={busy} onClick={() => void answer(true)}>
            {text('care.uphold')}
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void answer(false)}>
            {text(shown.is_shared ? 'care.liftOwn' : 'care.lift')}
          </Button>
        </div>
      )}
    </section>
  );
}
