import { useState, type FormEvent } from 'react';
import { PinNoteResource } from '@bowerbird/contract/pinning/pin-notes/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { BoardPickerBoardsResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { MAX_PAGE_SIZE } from '@bowerbird/contract/protocol/paging.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { call } from '../lib/call.ts';
import { text } from '../lib/words.ts';
import { Icon } from './icon.tsx';
import { useLoaded } from './use-loaded.ts';

export interface EditPinProps {
  readonly origin: string;
  readonly pinId: string;
  readonly onDone: () => void;
}

/** Changes a pin that is there already, without leaving the page. */
export function EditPin({ origin, pinId, onDone }: EditPinProps) {
  const pin = useLoaded(() => call(origin, PinResource.get, { id: pinId }), pinId);
  if (pin.error !== null) return <p className="note">{text('extension.failed')}</p>;
  return pin.value ? <EditForm origin={origin} pin={pin.value} onDone={onDone} /> : <p className="note">{text('extension.reading')}</p>;
}

function EditForm({ origin, pin, onDone }: { origin: string; pin: Pin; onDone: () => void }) {
  const note = 'pin_note' in pin && typeof pin.pin_note === 'string' ? pin.pin_note : '';
  const before = { title: pin.title, board: pin.board?.id ?? '', note, alt: pin.altText };
  const [fields, setFields] = useState(before);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const boards = useLoaded(() => call(origin, BoardPickerBoardsResource.get, { page_size: MAX_PAGE_SIZE }), origin);
  const set = (name: keyof typeof fields) => (event: { currentTarget: { value: string } }) =>
    setFields({ ...fields, [name]: event.currentTarget.value });
  const attempt = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    await act().catch(() => setFailed(true));
    setBusy(false);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    // What was not touched is not sent.
    void attempt(async () => {
      const changes = {
        ...(fields.title === before.title ? {} : { title: fields.title.trim() }),
        ...(fields.alt === before.alt ? {} : { alt_text: fields.alt.trim() }),
        ...(fields.board === before.board ? {} : { board_id: fields.board, section: null }),
      };
      if (Object.keys(changes).length > 0) await call(origin, PinResource.update, { id: pin.id, ...changes });
      if (fields.note !== before.note) await call(origin, PinNoteResource.update, { pin_id: pin.id, note: fields.note });
      onDone();
    });
  };
  if (isDeleted)
    return (
      <div className="form">
        <p role="status">{text('extension.deleted')}</p>
        <div className="acts">
          <button
            type="button"
            className="button"
            onClick={() =>
              void attempt(() => call(origin, PinResource.update, { id: pin.id, restore: true }).then(() => setDeleted(false)))
            }
          >
            {text('extension.undo')}
          </button>
          <button type="button" className="button primary" onClick={onDone}>
            {text('extension.elsewhere')}
          </button>
        </div>
      </div>
    );
  return (
    <form className="edit" onSubmit={send}>
      <div className="form">
        <div className="first">
          <img src={new URL(pin.images['236x']?.url ?? '', origin).href} alt="" />
          <input
            aria-label={text('extension.title')}
            value={fields.title}
            dir="auto"
            maxLength={textLimits.pinTitle}
            autoFocus
            onChange={set('title')}
          />
        </div>
        <label className="field">
          <span>{text('extension.board')}</span>
          <select value={fields.board} onChange={set('board')}>
            {!boards.value?.some(({ board }) => board.id === before.board) && <option value={before.board}>{pin.board?.name}</option>}
            {boards.value?.map(({ board }) => (
              <option key={board.id} value={board.id}>
                {board.name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{text('extension.note')}</span>
          <textarea rows={3} value={fields.note} dir="auto" maxLength={textLimits.pinNote} onChange={set('note')} />
        </label>
        <label className="field">
          <span>{text('extension.alt')}</span>
          <textarea
            rows={2}
            value={fields.alt}
            dir="auto"
            placeholder={text('extension.altHint')}
            maxLength={textLimits.altText}
            onChange={set('alt')}
          />
        </label>
        <p className="problem" role="alert">
          {hasFailed && text('extension.failed')}
        </p>
      </div>
      <div className="foot">
        <button
          type="button"
          className="round danger"
          aria-label={text('extension.delete')}
          onClick={() => void attempt(() => call(origin, PinResource.delete, { id: pin.id }).then(() => setDeleted(true)))}
        >
          <Icon name="trash" size={22} />
        </button>
        <button type="button" className="button" onClick={onDone}>
          {text('extension.cancel')}
        </button>
        <button type="submit" className="button primary" aria-busy={isBusy}>
          {text('extension.saveChanges')}
        </button>
      </div>
    </form>
  );
}
