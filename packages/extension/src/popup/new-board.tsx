import { useState, type FormEvent } from 'react';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { call } from '../lib/call.ts';
import { text } from '../lib/words.ts';

export interface NewBoardProps {
  readonly origin: string;
  readonly suggested: string;
  readonly onCreated: (board: { readonly id: string; readonly name: string }) => void;
  readonly onCancel: () => void;
}

/** Makes a board in place; the pin goes to it at once. */
export function NewBoard({ origin, suggested, onCreated, onCancel }: NewBoardProps) {
  const [name, setName] = useState(suggested);
  const [isSecret, setSecret] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // The same act once more makes no second board.
  const [key] = useState(() => crypto.randomUUID());
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || name.trim() === '') return;
    setBusy(true);
    setFailed(false);
    try {
      const board = await call(origin, BoardResource.create, { name: name.trim(), privacy: isSecret ? 'secret' : 'public' }, key);
      onCreated(board);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="form" onSubmit={(event) => void send(event)}>
      <label className="field">
        <span>{text('extension.boardName')}</span>
        <input
          value={name}
          dir="auto"
          autoFocus
          required
          maxLength={textLimits.boardName}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <label className="switch">
        {text('extension.keepSecret')}
        <input type="checkbox" role="switch" checked={isSecret} onChange={(event) => setSecret(event.currentTarget.checked)} />
      </label>
      <p className="problem" role="alert">
        {hasFailed && text('extension.failed')}
      </p>
      <div className="acts">
        <button type="button" className="button" onClick={onCancel}>
          {text('extension.cancel')}
        </button>
        <button type="submit" className="button primary" aria-busy={isBusy}>
          {text('extension.create')}
        </button>
      </div>
    </form>
  );
}
