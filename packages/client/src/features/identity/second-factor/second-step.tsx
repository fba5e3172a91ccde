import type { Words } from '../../../i18n/message-id.ts';
import { useState, type FormEvent } from 'react';
import { secondFactorHandshake } from '@bowerbird/contract/identity/sessions/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { focusField, readField } from '../../../lib/form-fields.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from '../../../shared/forms/account-form.module.css';
import { failureWords } from '../../../shared/forms/failure-words.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useEntrance, type EntranceFailure, type GoesTo } from '../entrance/index.ts';

const CODE = 'mfa_token';

/** The second step of a log-in: the code for an attempt that passed the first one. `onOver` starts anew, saying why. */
export function SecondStep({ attempt, goesTo, onOver }: { attempt: string; goesTo?: GoesTo; onOver: (words: Words | null) => void }) {
  const text = useText();
  const [problem, setProblem] = useState<Words | null>(null);
  const [failure, setFailure] = useState<Words | null>(null);
  const { enter, busy } = useEntrance(secondFactorHandshake, false, goesTo);

  const show = (failed: EntranceFailure | null, form: HTMLFormElement) => {
    const name = failed?.error.record?.name;
    if (name === 'dead_token') return onOver({ id: 'secondStep.over' });
    const isWrong = name === 'wrong_second_factor';
    setProblem(isWrong ? { id: 'secondStep.wrong' } : null);
    setFailure(failed && !isWrong ? failureWords(failed.error) : null);
    if (isWrong) focusField(form, CODE);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const code = readField(form, CODE).trim();
    if (code === '') {
      setProblem({ id: 'problem.codeRequired' });
      return focusField(form, CODE);
    }
    show(await enter({ attempt, mfa_token: code, trust_device: readField(form, 'trust') === 'on' }), form);
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)} aria-label={text('secondStep.title')}>
      <TextField
        label={text('secondStep.code')}
        hint={text('secondStep.lead')}
        name={CODE}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={40}
        // The person has just pressed "Log in" to get here.
        autoFocus
        error={problem ? text(problem.id, problem.values) : undefined}
      />
      <Checkbox name="trust" label={text('secondStep.trust')} />
      <FormFailure words={failure} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {text('secondStep.submit')}
      </Button>
      <Button wide disabled={busy} onClick={() => onOver(null)}>
        {text('secondStep.back')}
      </Button>
    </form>
  );
}
