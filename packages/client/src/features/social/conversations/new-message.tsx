import { useEffect, useRef, useState, type ReactNode } from 'react';
import { checkEmail, tidyEmail } from '@bowerbird/domain/identity/email.ts';
import { MOST_PEOPLE } from '@bowerbird/domain/social/conversations.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { makeId } from '../../../lib/make-id.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { enclose, endMessage, goOnWith, keepDraft, recallDraft } from './change-talk.ts';
import type { CarriedThing, SentPicture, TempMessage } from './conversations.store.ts';
import { MessageComposer } from './message-composer.tsx';
import styles from './talk.module.css';
import { NewThing } from './new-thing.tsx';
import { PeopleChoice, type PersonRef } from './people-choice.tsx';
import { againDraftOf, newDraftOf } from './new-talk.ts';
import { refusalShown } from './refusal-shown.ts';
import { sendFirst } from './send-message.ts';

export interface NewMessageProps {
  readonly back?: ReactNode;
  readonly end?: ReactNode;
  /** Whom it begins with. */
  readonly to?: string;
  readonly carries?: CarriedThing;
  /** Goes on in the conversation that was begun. */
  readonly onBegun: (id: string) => void;
  /** Goes to where it waits, as there is no network. */
  readonly onKept: () => void;
}

/** A message to somebody, or to several. It begins anew with another person or thing, and with a refused one to go on with. */
export function NewMessage(props: NewMessageProps) {
  const dispatch = useAppDispatch();
  const again = useAppSelector(({ talk }) => talk.again);
  const find = useAppSelector(({ talk }) => talk.find);
  // The next new message begins empty again.
  useEffect(
    () => () => {
      dispatch(goOnWith(undefined));
    },
    [dispatch],
  );
  return <BegunMessage key={JSON.stringify([again, find, props.to, props.carries])} {...props} />;
}

/** Who, found by name or given by an address, then what. */
function BegunMessage({ back, end, to, carries: given = {}, onBegun, onKept }: NewMessageProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const again = useRefusedFirst();
  const find = useAppSelector(({ talk }) => talk.find) ?? '';
  const isFoundEmail = checkEmail(find) === null;
  const [chosen, setChosen] = useState<readonly PersonRef[]>(peopleOf(again?.to?.userIds ?? (to === undefined ? [] : [to])));
  const [carries, setCarries] = useState<CarriedThing>(again ? { pin: again.pin, board: again.board, user: again.user } : given);
  const [emails, setEmails] = useState<readonly string[]>(isFoundEmail ? [tidyEmail(find)] : (again?.to?.emails ?? []));
  const isGiven = again !== undefined || to !== undefined;
  const draftId = again ? againDraftOf(again.key) : newDraftOf(to);
  const draft = useAppSelector(({ talk }) => talk.drafts[draftId] ?? again?.text ?? '');
  const [picture, setPicture] = useState<SentPicture | undefined>(again?.picture);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    dispatch(recallDraft(draftId));
  }, [dispatch, draftId]);
  // The same words to the same people are the same act, also after a reply that never came.
  const act = useRef({ of: '', key: '' });
  const send = async (said: string) => {
    const userIds = chosen.map(({ id }) => id);
    const of = JSON.stringify([userIds, emails, said, carries, picture]);
    if (act.current.of !== of) act.current = { of, key: makeId() };
    setBusy(true);
    try {
      const { key } = act.current;
      const id = await dispatch(sendFirst({ userIds, emails }, { key, text: said, ...carries, picture }));
      dispatch(keepDraft(draftId, ''));
      if (again) dispatch(endMessage(again.key));
      if (id !== null) return onBegun(id);
      setBusy(false);
      dispatch(toastShown({ kind: 'done', message: 'messages.kept' }));
      onKept();
    } catch (error) {
      dispatch(refusalShown(error));
      setBusy(false);
    }
  };
  const count = chosen.length + emails.length;
  const isFull = count >= MOST_PEOPLE - 1;
  const isCarrying = carries.pin !== undefined || carries.board !== undefined || carries.user !== undefined;
  // A message carries one thing, so a picture takes the place of what was shared.
  const changePicture = (next: SentPicture | undefined) => {
    setPicture(next);
    if (next) setCarries({});
  };
  return (
    <section className={styles.view} aria-label={text('messages.new')}>
      <header className={styles.head}>
        {back}
        <h2 className={styles.big}>{text('messages.new')}</h2>
        {end}
      </header>
      <PeopleChoice
        find={isFoundEmail ? '' : find}
        chosen={chosen}
        emails={emails}
        isFull={isFull}
        onAdd={(person) => setChosen([...chosen, person])}
        onAddEmail={(email) => setEmails([...emails, email])}
        onRemove={(id) => setChosen(chosen.filter((one) => one.id !== id))}
        onRemoveEmail={(email) => setEmails(emails.filter((one) => one !== email))}
        onGroup={(id) => {
          if (isCarrying) dispatch(enclose(id, carries));
          onBegun(id);
        }}
        isGiven={isGiven}
      />
      {isCarrying && <NewThing carries={carries} onDrop={() => setCarries({})} />}
      {count > 0 && (
        <MessageComposer
          label={text('messages.write')}
          value={draft}
          busy={busy}
          autoFocus={isGiven}
          isCarrying={isCarrying}
          picture={picture}
          onPicture={changePicture}
          onType={(typed) => dispatch(keepDraft(draftId, typed))}
          onSend={(said) => void send(said)}
        />
      )}
    </section>
  );
}

function peopleOf(ids: readonly string[]): readonly PersonRef[] {
  return ids.map((id) => ({ type: 'user', id }));
}

/** The refused message that this one goes on with. */
function useRefusedFirst(): TempMessage | undefined {
  const wanted = useAppSelector(({ talk }) => talk.sending.find(({ key, refused }) => refused && key === talk.again));
  const [again] = useState(wanted);
  return again;
}
