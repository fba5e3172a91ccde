import type { Words } from '../../../i18n/message-id.ts';
import { secondFactorHandshake } from '@bowerbird/contract/identity/sessions/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from '../../../shared/forms/account-form.module.css';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useEntranceForm, type GoesTo } from '../entrance/index.ts';

const CODE = 'mfa_token';

type SecondStepInput = { readonly attempt: string; readonly mfa_token: string; readonly trust_device: boolean };

/** The second step of a log-in: the code for an attempt that passed the first one. `onOver` starts anew, saying why. */
export function SecondStep({ attempt, goesTo, onOver }: { attempt: string; goesTo?: GoesTo; onOver: (words: Words | null) => void }) {
  const text = useText();
  const { form, errorOf, failure, busy } = useEntranceForm<typeof CODE, SecondStepInput>({
    fields: [CODE],
    goesTo,
    read: (typed) => {
      const code = typed.text(CODE);
      if (code === '') return { wrong: { [CODE]: { id: 'problem.codeRequired' } } };
      return { input: { attempt, mfa_token: code, trust_device: typed.isOn('trust') } };
    },
    signIn: (enter, input) => enter(secondFactorHandshake, input),
    blame: ({ record }) => (record?.name === 'wrong_second_factor' ? { [CODE]: { id: 'secondStep.wrong' } } : {}),
    takeOver: ({ record }) => {
      const isOver = record?.name === 'dead_token';
      if (isOver) onOver({ id: 'secondStep.over' });
      return isOver;
    },
  });
  return (
    <form {...form} className={styles.form} aria-label={text('secondStep.title')}>
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
        error={errorOf(CODE)}
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
