import type { Words } from '../../../i18n/message-id.ts';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { checkPasscode, tidyPasscode } from '@bowerbird/domain/identity/passcode.ts';
import { toCallError, type CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { RichText, useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { failureWords } from '../../../shared/forms/failure-words.ts';
import styles from './passcode.module.css';
import { passcodeWords } from './passcode-words.ts';

/**
 * Asks for the parental passcode (`C2.28`, `C4.8`); on phones it fills the screen. It stands apart from the form kit, which
 * leaves the refusal of a passcode to this very question.
 */
export function PasscodeDialog({ onSubmit, onClose }: { onSubmit: (passcode: string) => Promise<void>; onClose: () => void }) {
  const text = useText();
  const id = useId();
  const [passcode, setPasscode] = useState('');
  const [words, setWords] = useState<Words | null>(null);
  const { busy, run } = useOneAtATime();
  const problem = checkPasscode(passcode);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== null) return;
    void run(async () => {
      setWords(null);
      try {
        await onSubmit(passcode);
      } catch (error) {
        setWords(refusalWords(toCallError(error)));
        setPasscode('');
      }
    });
  };
  return (
    <Dialog
      size="screen"
      title={text('passcode.required')}
      closeLabel={text('passcode.close')}
      closeButton="phones"
      locked={busy}
      onClose={onClose}
      actions={
        <>
          <Button className={styles.close} disabled={busy} onClick={onClose}>
            {text('passcode.close')}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy} disabled={busy || problem !== null}>
            {text('passcode.submit')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.question} onSubmit={submit}>
        <p>
          <RichText id="passcode.enter" parts={{ help: helpLink(onClose) }} />
        </p>
        <TextField
          label={text('passcode.code')}
          name="passcode"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          dir="ltr"
          placeholder="XXXX"
          value={passcode}
          readOnly={busy}
          onChange={(event) => {
            setPasscode(tidyPasscode(event.target.value));
            setWords(null);
          }}
          error={errorOf(words ?? (problem === 'digits' ? { id: passcodeWords.digits } : null), text)}
        />
      </form>
    </Dialog>
  );
}

/** To the page that helps who forgot it; nothing is changed then. */
function helpLink(onClose: () => void): (words: string) => ReactNode {
  return (words) => (
    <Link href="/parental-passcode/" className="link" onClick={onClose}>
      {words}
    </Link>
  );
}

function errorOf(words: Words | null, text: ReturnType<typeof useText>): string | undefined {
  return words ? text(words.id, words.values) : undefined;
}

function refusalWords(error: CallError): Words {
  return error.record?.name === 'passcode_needed' ? { id: 'passcode.wrong' } : failureWords(error);
}
