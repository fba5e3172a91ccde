import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ModerationCaseResource } from '@bowerbird/contract/social/moderation/calls.ts';
import type { ModerationCase } from '@bowerbird/contract/social/moderation/schemas.ts';
import type { Decision } from '@bowerbird/domain/social/moderation.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { DECISIONS } from '../../features/social/moderation/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { tooLong } from '../../i18n/too-long.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { submitByKeys } from '../../lib/submit-by-keys.ts';
import { FormFailure } from '../../shared/forms/form-failure.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { undoBy } from '../../shared/undo/undo-by.ts';
import { call } from '../../store/call.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { resourceInvalidated } from '../../store/resources.slice.ts';
import { toastShown } from '../../store/toasts.slice.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import styles from './care.module.css';
import { keptChoiceOf, NO_CHOICE, type Choice } from './kept-choice.ts';
import { keptStatementOf } from './kept-statement.ts';
import { SavedReplies } from './saved-replies.tsx';
import { useKeys } from '../../lib/use-keys.ts';

/** What a decision does; of a profile, removing leaves the account. */
function hintOf(decision: Decision, type: ModerationCase['target_type']): MessageId {
  return decision === 'remove' && type === 'user' ? 'care.removeProfileHint' : DECISIONS[decision].hint;
}

interface DecidePanelProps {
  readonly case: ModerationCase;
  readonly onDecided: () => void;
  readonly onUndone: (id: string) => void;
}

function statementOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const field = form?.elements.namedItem('statement');
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** Enter in a choice sends a form by itself, and a case is decided on purpose alone. */
function keepFromSending(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** The decision, with what its author will read. Single keys choose, Enter decides, and ten seconds take it back. */
export function DecidePanel({ case: shown, onDecided, onUndone }: DecidePanelProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const { case_id: id } = shown;
  const viewerId = useAppSelector(({ session }) => session.userId) ?? '';
  const [choice, setChoice] = useState<Choice>(() => keptChoiceOf(viewerId, id).read());
  const { decision } = choice;
  const choose = (changed: Partial<Choice>) => setChoice((before) => ({ ...before, ...changed }));
  const kept = keptStatementOf(viewerId, id);
  useEffect(() => {
    const field = statementOf(form.current);
    if (field?.value === '') field.value = keptStatementOf(viewerId, id).read();
  }, [viewerId, id]);
  const kit = useForm({
    endpoint: ModerationCaseResource.update,
    fields: ['statement'],
    read: (typed) => {
      const statement = typed.text('statement');
      if (decision !== 'nothing' && statement === '') return { wrong: { statement: { id: 'care.needed' as const } } };
      return {
        input: {
          case_id: id,
          action: 'decide' as const,
          decision,
          statement,
          covers_picture: typed.isOn('covers'),
          blocks_picture: typed.isOn('blocks'),
        },
      };
    },
    live: (typed) => {
      const long = tooLong(typed.text('statement'), textLimits.statement);
      return { ...(long && { statement: long }) };
    },
    onDone: () => {
      const statement = kept.read();
      kept.keep('');
      keptChoiceOf(viewerId, id).keep(NO_CHOICE);
      const undoId = dispatch(
        undoBy(async (again) => {
          await again(call(ModerationCaseResource.update, { case_id: id, action: 'undo' }));
          kept.keep(statement);
          keptChoiceOf(viewerId, id).keep(choice);
          again(resourceInvalidated({ name: ModerationCaseResource.get.name }));
          onUndone(id);
        }),
      );
      dispatch(toastShown({ kind: 'undoable', message: 'care.done', values: { decision: text(DECISIONS[decision].made) }, undoId }));
      dispatch(resourceInvalidated({ name: ModerationCaseResource.get.name }));
      onDecided();
    },
  });
  const choices = shown.may_decide.map((one) => [DECISIONS[one].key.toLowerCase(), () => choose({ decision: one })] as const);
  useKeys({ ...Object.fromEntries(choices), enter: () => void (form.current && kit.submit(form.current)) });
  const fill = (words: string) => {
    const field = statementOf(form.current);
    if (field) field.value = words;
    kept.keep(words);
  };
  return (
    <form {...kit.form} ref={form} className={styles.decide} aria-label={text('care.decide')}>
      <div className={styles.statement} onInput={() => kept.keep(statementOf(form.current)?.value ?? '')}>
        <TextArea
          name="statement"
          label={text('care.statement')}
          hint={text('care.statementHint')}
          dir="auto"
          error={kit.errorOf('statement')}
          onKeyDown={submitByKeys}
        />
        <SavedReplies fill={fill} read={() => statementOf(form.current)?.value ?? ''} />
      </div>
      <div className={styles.panel}>
        <fieldset className={styles.choices}>
          <legend className={`h4 ${styles.legend}`}>{text('care.decide')}</legend>
          {shown.may_decide.map((one) => (
            <label key={one} className={styles.choice}>
              <input
                type="radio"
                name="decision"
                className={styles.radio}
                checked={one === decision}
                onChange={() => choose({ decision: one })}
                onKeyDown={keepFromSending}
              />
              <span className={styles.words}>
                <strong>{text(DECISIONS[one].name)}</strong>
                <span className="small muted">{text(hintOf(one, shown.target_type))}</span>
              </span>
              <kbd className={styles.key}>{DECISIONS[one].key}</kbd>
            </label>
          ))}
        </fieldset>
        {(shown.same_picture > 1 || shown.spared_pins > 0) && (
          <Checkbox
            name="covers"
            checked={choice.covers}
            onChange={(event) => choose({ covers: event.currentTarget.checked })}
            onKeyDown={keepFromSending}
            label={
              <span className={styles.words}>
                {text('care.allPins', { count: shown.same_picture })}
                {shown.spared_pins > 0 && <span className="small muted">{text('care.sparedPins', { count: shown.spared_pins })}</span>}
              </span>
            }
          />
        )}
        {decision === 'remove' && shown.target_type === 'pin' && (
          <Checkbox
            name="blocks"
            checked={choice.blocks}
            onChange={(event) => choose({ blocks: event.currentTarget.checked })}
            onKeyDown={keepFromSending}
            label={text('care.blocksPicture')}
          />
        )}
        <FormFailure words={kit.failure} />
        <Button type="submit" variant={decision === 'remove' || decision === 'suspend' ? 'danger' : 'primary'} busy={kit.busy}>
          {text('care.confirm', { decision: text(DECISIONS[decision].name) })}
        </Button>
        <p className="small muted">
          <kbd className={styles.key}>Enter</kbd> {text('care.enter')} · <kbd className={styles.key}>J</kbd>{' '}
          <kbd className={styles.key}>K</kbd> {text('care.step')}
        </p>
      </div>
    </form>
  );
}
