import { useState, type FormEvent } from 'react';
import { ask } from '../lib/asks.ts';
import { originOf } from '../lib/instances.ts';
import { text } from '../lib/words.ts';
import { Sign } from './icon.tsx';

export interface ConnectProps {
  /** The instance that does not know the extension any more, to begin with. */
  readonly origin: string;
  readonly onConnected: () => void;
  /** Back to an instance that is there already. */
  readonly onCancel: (() => void) | null;
}

/** Asks for the instance's address, and for its person to let the extension in. */
export function Connect({ origin: known, onConnected, onCancel }: ConnectProps) {
  const [typed, setTyped] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const origin = originOf(typed);
    if (origin === null) return setProblem(text('extension.badAddress'));
    setBusy(true);
    setProblem(null);
    // The browser closes this window while its person says yes; the background goes on.
    const { problem: refusal } = await ask<'sign_in'>({ kind: 'sign_in', origin });
    setBusy(false);
    if (refusal === null) onConnected();
    else setProblem(text(refusal === 'refused' ? 'extension.refused' : 'extension.notBowerbird'));
  };
  return (
    <form className="form" noValidate onSubmit={(event) => void send(event)}>
      <Sign size={32} />
      <h1>{text('extension.connectTitle')}</h1>
      <p className="muted">{text('extension.connectLead')}</p>
      <label className="field">
        <span>{text('extension.address')}</span>
        <input
          value={typed}
          dir="ltr"
          inputMode="url"
          autoFocus
          spellCheck={false}
          placeholder="https://"
          aria-invalid={problem !== null}
          aria-describedby="connect-problem"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <p id="connect-problem" className="problem" role="alert">
        {problem}
      </p>
      <div className="acts">
        {onCancel && (
          <button type="button" className="button" onClick={onCancel}>
            {text('extension.cancel')}
          </button>
        )}
        <button type="submit" className="button primary" aria-busy={isBusy}>
          {text('extension.connect')}
        </button>
      </div>
    </form>
  );
}
