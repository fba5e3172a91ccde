import { useEffect, useRef, useState } from 'react';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { ShareSuggestionsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import type { ShareSuggestion } from '@bowerbird/contract/social/conversations/schemas.ts';
import { checkEmail, tidyEmail } from '@bowerbird/domain/identity/email.ts';
import { MOST_PEOPLE } from '@bowerbird/domain/social/conversations.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { cutQuery } from '../../../lib/cut-query.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { useEntity, useResource } from '../../../store/hooks.ts';
import type { EntityRef, Stored } from '../../../store/stored.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import styles from './people-choice.module.css';
import talk from './talk.module.css';
import { PeopleFace } from './people-face.tsx';
import { useNameOf, usePeople } from './use-conversation-name.ts';

const REST_MILLISECONDS = 150;

export type PersonRef = EntityRef<'user'>;

export interface PeopleChoiceProps {
  readonly chosen: readonly PersonRef[];
  readonly emails?: readonly string[];
  readonly isFull: boolean;
  readonly onAdd: (person: PersonRef) => void;
  /** Takes an address; without it only people are found. */
  readonly onAddEmail?: (email: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onRemoveEmail?: (email: string) => void;
  /** Goes on in a group; without it none is found. */
  readonly onGroup?: (id: string) => void;
  /** What it looks for at first. */
  readonly find?: string;
  /** Whether somebody is chosen already, so that writing comes first. */
  readonly isGiven?: boolean;
  /** Those who are there already. */
  readonly without?: readonly PersonRef[];
}

/** Finds people by name, those whom the viewer wrote to lately first, and takes addresses. */
export function PeopleChoice({
  chosen,
  emails = [],
  isFull,
  onAdd,
  onAddEmail,
  onRemove,
  onRemoveEmail,
  onGroup,
  find = '',
  isGiven = false,
  without = [],
}: PeopleChoiceProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(find);
  const term = useDebounced(cutQuery(typed, textLimits.fullName), REST_MILLISECONDS);
  const { data } = useResource(ShareSuggestionsResource.get, term === '' ? {} : { term });
  const shown = useLatest(data);
  useEffect(() => {
    if (!isGiven) field.current?.focus({ preventScroll: true });
  }, [isGiven]);
  const suggestions = (shown ?? []).filter(({ kind, id }) =>
    kind === 'conversation' ? onGroup : [...chosen, ...without].every((one) => one.id !== id),
  );
  const choose = ({ kind, id, users: [person] }: Stored<ShareSuggestion>) => {
    if (kind === 'conversation') return onGroup?.(id);
    if (person) onAdd(person);
    setTyped('');
    field.current?.focus();
  };
  const email = tidyEmail(typed);
  const isEmail = onAddEmail !== undefined && !isFull && checkEmail(typed) === null;
  const chooseEmail = () => {
    // In whatever case it was typed, an address is one.
    if (emails.every((one) => one.toLowerCase() !== email.toLowerCase())) onAddEmail?.(email);
    setTyped('');
    field.current?.focus();
  };
  return (
    <>
      <div className={styles.to}>
        {chosen.length + emails.length > 0 && (
          <ul className={styles.chosen} aria-label={text('messages.chosen')}>
            {chosen.map((person) => (
              <li key={person.id}>
                <ChosenPerson person={person} onRemove={() => onRemove(person.id)} />
              </li>
            ))}
            {emails.map((one) => (
              <li key={one}>
                <Chip aria-label={text('messages.remove', { name: one })} onClick={() => onRemoveEmail?.(one)}>
                  <bdi className={styles.address}>{one}</bdi>
                  <Icon name="x" weight="bold" size={14} />
                </Chip>
              </li>
            ))}
          </ul>
        )}
        <TextField
          ref={field}
          label={text('messages.to')}
          placeholder={text(onAddEmail ? 'messages.findPeople' : 'messages.findPerson')}
          value={typed}
          disabled={isFull}
          hint={isFull ? text('messages.full', { count: MOST_PEOPLE }) : undefined}
          autoComplete="off"
          dir="auto"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isEmail || event.nativeEvent.isComposing) return;
            event.preventDefault();
            chooseEmail();
          }}
        />
      </div>
      <div className={talk.scroll}>
        {isEmail && <AddressRow email={email} onChoose={chooseEmail} />}
        {!isFull && !isEmail && shown && suggestions.length === 0 && (
          <p className={styles.nobody} role="status">
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

function AddressRow({ email, onChoose }: { email: string; onChoose: () => void }) {
  const text = useText();
  return (
    <button type="button" className={styles.person} onClick={onChoose}>
      <span className={styles.at}>
        <Icon name="at" size={22} />
      </span>
      <span className={styles.personWords}>
        <strong>
          <bdi>{email}</bdi>
        </strong>
        <span className="small muted">{text('messages.byMail')}</span>
      </span>
    </button>
  );
}

function ChosenPerson({ person: ref, onRemove }: { person: PersonRef; onRemove: () => void }) {
  const text = useText();
  const person = useEntity(ref);
  // Who was chosen on a former page is not known to this one.
  const { error } = useResource(UserResource.get, person ? null : { id: ref.id });
  if (!person && !error) return null;
  // Who is gone, or blocked the viewer, counts still until somebody takes them out.
  const name = person?.fullName ?? text('messages.nobody');
  return (
    <Chip picture={person?.imageSmallUrl ?? undefined} aria-label={text('messages.remove', { name })} onClick={onRemove}>
      <span dir="auto">{name}</span>
      <Icon name="x" weight="bold" size={14} />
    </Chip>
  );
}

function SuggestedRow({ suggestion, onChoose }: { suggestion: Stored<ShareSuggestion>; onChoose: () => void }) {
  const text = useText();
  const people = usePeople(suggestion);
  const name = useNameOf(suggestion);
  const [person] = people;
  const isGroup = suggestion.kind === 'conversation';
  if (!person && !isGroup) return null;
  return (
    <button type="button" className={styles.person} onClick={onChoose}>
      <PeopleFace people={people} size={40} />
      <span className={styles.personWords}>
        <strong dir="auto">{name}</strong>
        <span className="small muted">
          {isGroup ? text('messages.groupOf', { count: suggestion.users.length + 1 }) : <bdi>@{person?.username}</bdi>}
        </span>
      </span>
    </button>
  );
}
