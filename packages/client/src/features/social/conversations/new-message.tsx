import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ConversationsResource, ShareSuggestionsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { MOST_PEOPLE } from '@bowerbird/domain/social/conversations.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { makeId } from '../../../lib/make-id.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { call } from '../../../store/call.ts';
import { useAppDispatch, useEntity, useResource } from '../../../store/hooks.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import type { EntityRef, Stored } from '../../../store/stored.ts';
import type { ShareSuggestion } from '@bowerbird/contract/social/conversations/schemas.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { messagesPlace } from './conversation-feeds.ts';
import type { CarriedThing } from './conversations.store.ts';
import { MessageComposer } from './message-composer.tsx';
import styles from './messages.module.css';
import { putFirst } from './refresh-conversation.ts';
import { refusalShown } from './refusal-shown.ts';

const REST_MILLISECONDS = 150;

type PersonRef = EntityRef<'user'>;

export interface NewMessageProps {
  readonly back?: ReactNode;
  readonly end?: ReactNode;
  readonly carries?: CarriedThing;
  /** Goes on in the conversation that was begun. */
  readonly onBegun: (id: string) => void;
}

/** A message to somebody, or to several: who, found by name, then what. */
export function NewMessage({ back, end, carries = {}, onBegun }: NewMessageProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<readonly PersonRef[]>([]);
  const [draft, setDraft] = useState('');
  const [busy, setBusy] = useState(false);
  // The same words to the same people are the same act, also after a reply that never came.
  const act = useRef({ of: '', key: '' });
  const send = async (said: string) => {
    const input = { user_ids: chosen.map(({ id }) => id), text: said, ...carries };
    const of = JSON.stringify(input);
    if (act.current.of !== of) act.current = { of, key: makeId() };
    setBusy(true);
    try {
      const { id } = await dispatch(call(ConversationsResource.create, input, { idempotencyKey: act.current.key }));
      dispatch(resourceInvalidated(messagesPlace(id)));
      dispatch(putFirst(id));
      onBegun(id);
    } catch (error) {
      dispatch(refusalShown(error));
      setBusy(false);
    }
  };
  const isFull = chosen.length >= MOST_PEOPLE - 1;
  return (
    <section className={styles.view} aria-label={text('messages.new')}>
      <header className={styles.head}>
        {back}
        <h2 className={styles.big}>{text('messages.new')}</h2>
        {end}
      </header>
      <PeopleChoice
        chosen={chosen}
        isFull={isFull}
        onAdd={(person) => setChosen([...chosen, person])}
        onRemove={(id) => setChosen(chosen.filter((one) => one.id !== id))}
        onGroup={onBegun}
      />
      {chosen.length > 0 && (
        <MessageComposer label={text('messages.write')} value={draft} busy={busy} onType={setDraft} onSend={(said) => void send(said)} />
      )}
    </section>
  );
}

interface PeopleChoiceProps {
  readonly chosen: readonly PersonRef[];
  readonly isFull: boolean;
  readonly onAdd: (person: PersonRef) => void;
  readonly onRemove: (id: string) => void;
  readonly onGroup: (id: string) => void;
}

/** Finds people by name; those whom the viewer wrote to lately come first. */
function PeopleChoice({ chosen, isFull, onAdd, onRemove, onGroup }: PeopleChoiceProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed.trim(), REST_MILLISECONDS);
  const { data } = useResource(ShareSuggestionsResource.get, term === '' ? {} : { term });
  const shown = useLatest(data);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const suggestions = (shown ?? []).filter(({ kind, id }) => kind === 'conversation' || chosen.every((one) => one.id !== id));
  const choose = ({ kind, id, users: [person] }: Stored<ShareSuggestion>) => {
    if (kind === 'conversation') return onGroup(id);
    if (person) onAdd(person);
    setTyped('');
    field.current?.focus();
  };
  return (
    <>
      <div className={styles.to}>
        {chosen.length > 0 && (
          <ul className={styles.chosen} aria-label={text('messages.chosen')}>
            {chosen.map((person) => (
              <li key={person.id}>
                <ChosenPerson person={person} onRemove={() => onRemove(person.id)} />
              </li>
            ))}
          </ul>
        )}
        <TextField
          ref={field}
          label={text('messages.to')}
          placeholder={text('messages.findPeople')}
          value={typed}
          disabled={isFull}
          hint={isFull ? text('messages.full', { count: MOST_PEOPLE }) : undefined}
          autoComplete="off"
          dir="auto"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className={styles.scroll}>
        {!isFull && shown && suggestions.length === 0 && (
          <p className={styles.empty} role="status">
            {text(term === '' ? 'messages.nobodyYet' : 'messages.nobodyFound')}
          </p>
        )}
        {!isFull && suggestions.length > 0 && (
          <ul aria-label={text('messages.suggestions')}>
            {suggestions.map((suggestion) => (
              <li key={`${suggestion.kind}:${suggestion.id}`}>
                <SuggestedRow suggestion={suggestion} onChoose={() => choose(suggestion)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function ChosenPerson({ person: ref, onRemove }: { person: PersonRef; onRemove: () => void }) {
  const text = useText();
  const person = useEntity(ref);
  if (!person) return null;
  return (
    <Chip picture={person.imageSmallUrl ?? undefined} aria-label={text('messages.remove', { name: person.fullName })} onClick={onRemove}>
      <span dir="auto">{person.fullName}</span>
      <Icon name="x" weight="bold" size={14} />
    </Chip>
  );
}

function SuggestedRow({ suggestion, onChoose }: { suggestion: Stored<ShareSuggestion>; onChoose: () => void }) {
  const text = useText();
  const person = useEntity(suggestion.users[0]);
  const isGroup = suggestion.kind === 'conversation';
  if (!person && !isGroup) return null;
  return (
    <button type="button" className={styles.person} onClick={onChoose}>
      <Avatar name={person?.fullName ?? ''} src={person?.imageSmallUrl} size={40} />
      <span className={styles.personWords}>
        <strong dir="auto">{suggestion.name ?? person?.fullName}</strong>
        <span className="small muted">
          {isGroup ? text('messages.groupOf', { count: suggestion.users.length + 1 }) : <bdi>@{person?.username}</bdi>}
        </span>
      </span>
    </button>
  );
}
