import { ModerationCaseResource } from '@bowerbird/contract/social/moderation/calls.ts';
import type { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { CaseUpdateInput, ModerationCase } from '@bowerbird/contract/social/moderation/schemas.ts';
import { DECISIONS, numberOfCase, titleOfCase } from '../../features/social/moderation/index.ts';
import { ageShown } from '../../i18n/formats.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { call } from '../../store/call.ts';
import { failureShown, troubleTitle } from '../../store/failure-shown.ts';
import { useAppDispatch, useResource } from '../../store/hooks.ts';
import { useNow } from '../../store/use-now.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { CaseEvidence } from './case-evidence.tsx';
import { CaseFacts } from './case-facts.tsx';
import styles from './care.module.css';
import { DecidePanel } from './decide-panel.tsx';

export interface CaseViewProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly onDecided: () => void;
  readonly onUndone: (id: string) => void;
}

/** One case: what was seen, what is known, and the decision. */
export function CaseView({ id, onBack, onDecided, onUndone }: CaseViewProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const { busy, run } = useOneAtATime();
  const { data, error, refresh } = useResource(ModerationCaseResource.get, { case_id: id });
  if (!data && error) return <Trouble error={error} onBack={onBack} onTryAgain={() => void refresh()} />;
  if (!data) return <SkeletonText lines={8} />;
  const change = (input: Omit<CaseUpdateInput, 'case_id'>) =>
    run(async () => {
      try {
        await dispatch(call(ModerationCaseResource.update, { case_id: id, ...input }));
        await refresh();
      } catch (error) {
        dispatch(failureShown(error));
      }
    });
  return (
    <article className={styles.whole} aria-labelledby="case">
      <header className={styles.head}>
        <div className={styles.words}>
          <Button size="small" className={styles.back} onClick={onBack}>
            {text('care.back')}
          </Button>
          <Opened case={data} />
          <h2 id="case" className="h3" dir="auto">
            {titleOfCase(text, data)}
          </h2>
        </div>
        <p className="muted">{data.assignee === null ? text('care.nobody') : text('care.has', { name: data.assignee })}</p>
        {data.state !== 'decided' && data.state !== 'closed' && (
          <Button busy={busy} onClick={() => void change({ action: data.is_mine ? 'leave' : 'take' })}>
            {text(data.is_mine ? 'care.leave' : 'care.take')}
          </Button>
        )}
      </header>
      <CaseEvidence case={data} />
      <CaseFacts case={data} />
      {data.may_decide.length > 0 && <DecidePanel case={data} onDecided={onDecided} onUndone={onUndone} />}
      {data.appeal !== null && <AnswerPanel case={data} onAnswered={onDecided} />}
      {data.decision !== null && data.appeal === null && (
        <section className={styles.panel}>
          <h3 className="h4">{text('care.done', { decision: text(DECISIONS[data.decision].made) })}</h3>
          <p dir="auto">{data.statement}</p>
        </section>
      )}
    </article>
  );
}

function Opened({ case: shown }: { case: ModerationCase }) {
  const text = useText();
  const locale = useLocale();
  const now = useNow();
  return (
    <p className="small muted" suppressHydrationWarning>
      {text('care.case', { number: numberOfCase(locale, shown), ago: ageShown(locale, Date.parse(shown.opened_at), now) })}
    </p>
  );
}

interface TroubleProps {
  readonly error: Pick<CallError, 'record'>;
  readonly onBack: () => void;
  readonly onTryAgain: () => void;
}

/** What stands there where the case did not come, or is no more. */
function Trouble({ error, onBack, onTryAgain }: TroubleProps) {
  const text = useText();
  const isGone = error.record?.http_status === 404;
  return (
    <Notice role="alert">
      <p>{text(isGone ? 'care.gone' : troubleTitle(error))}</p>
      <Button onClick={isGone ? onBack : onTryAgain}>{text(isGone ? 'care.back' : 'app.tryAgain')}</Button>
    </Notice>
  );
}
