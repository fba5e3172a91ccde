import { useId, useState, type FormEvent } from 'react';
import type { Collaborator, InviteCollaboratorsInput } from '@bowerbird/contract/pinning/collaborators/schemas.ts';
import { PeopleSuggestionsResource } from '@bowerbird/contract/people/suggestions/calls.ts';
import type { CollaboratorPermission } from '@bowerbird/domain/pinning/collaborator-permissions.ts';
import { checkEmail, tidyEmail } from '@bowerbird/domain/identity/email.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { failureWordsOr } from '../../../shared/forms/failure-words.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useAppDispatch, useEntity, useResource } from '../../../store/hooks.ts';
import type { EntityRef, Stored } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { askPeople, settle } from './collaborator-acts.ts';
import styles from './collaborators.module.css';
import { PermissionSelect } from './permission-select.tsx';

const REST_MILLISECONDS = 150;
const MOST_AT_ONCE = 20;

interface InviteFormProps {
  readonly boardId: string;
  readonly known: readonly Stored<Collaborator>[];
  /** The owner alone lets others invite. */
  readonly isOwner: boolean;
  /** Whom it looks for at first. */
  readonly find?: string | undefined;
}

/** Finds people by name, takes addresses, and asks them with a line. */
export function InviteForm({ boardId, known, isOwner, find = '' }: InviteFormProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(find);
  const [chosen, setChosen] = useState<readonly EntityRef<'user'>[]>([]);
  const [emails, setEmails] = useState<readonly string[]>([]);
  const [permissions, setPermissions] = useState<CollaboratorPermission>('edit');
  const listId = useId();
  const term = useDebounced(typed.trim(), REST_MILLISECONDS);
  const { data } = useResource(PeopleSuggestionsResource.get, term === '' || typed.trim() === '' ? null : { term });
  const taken = new Set([...known.map(({ user }) => user.id), ...chosen.map(({ id }) => id)]);
  const found = typed.trim() === '' ? [] : (data ?? []).filter(({ id }) => !taken.has(id));
  const email = tidyEmail(typed);
  const isEmail = checkEmail(typed) === null && !emails.includes(email);
  const count = chosen.length + emails.length;
  const choose = (person: EntityRef<'user'>) => {
    if (count < MOST_AT_ONCE) setChosen((all) => [...all, person]);
    setTyped('');
  };
  const chooseEmail = () => {
    if (count < MOST_AT_ONCE) setEmails((all) => [...all, email]);
    setTyped('');
  };
  const kit = useForm<'note', InviteCollaboratorsInput, unknown>({
    send: (input, options) => dispatch(askPeople(input, options)),
    fields: ['note'],
    read: (filled) => ({
      input: {
        board_id: boardId,
        ...(chosen.length > 0 && { user_ids: chosen.map(({ id }) => id) }),
        ...(emails.length > 0 && { emails: [...emails] }),
        ...(filled.text('note') && { note: filled.text('note') }),
        // Who joins by a mail adds and edits pins.
        ...(emails.length === 0 && permissions !== 'edit' && { permissions }),
      },
    }),
    failed: failureWordsOr('collaborators.failed'),
    onDone: () => {
      setChosen([]);
      setEmails([]);
      void dispatch(settle(boardId, { message: 'collaborators.asked', values: { count } }));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (count > 0) return kit.form.onSubmit(event);
    event.preventDefault();
    if (isEmail) chooseEmail();
  };
  return (
    <form {...kit.form} className={styles.form} onSubmit={submit}>
      <TextField
        label={text('collaborators.find')}
        hint={text('collaborators.findHint')}
        value={typed}
        autoComplete="off"
        autoFocus
        dir="auto"
        aria-controls={listId}
        onChange={(event) => setTyped(event.target.value)}
      />
      {count > 0 && (
        <div className={styles.chosen} role="group" aria-label={text('collaborators.chosen')}>
          {chosen.map((person) => (
            <ChosenChip key={person.id} person={person} onRemove={() => setChosen((all) => all.filter(({ id }) => id !== person.id))} />
          ))}
          {emails.map((one) => (
            <Chip
              key={one}
              icon={<Icon name="x" weight="bold" size={14} />}
              aria-label={text('collaborators.unchoose', { name: one })}
              onClick={() => setEmails((all) => all.filter((other) => other !== one))}
            >
              {one}
            </Chip>
          ))}
        </div>
      )}
      <ul id={listId} className={styles.found}>
        {found.map((person) => (
          <FoundPerson key={person.id} person={person} onChoose={() => choose(person)} />
        ))}
        {isEmail && (
          <li>
            <button type="button" className={styles.person} onClick={chooseEmail}>
              <Icon name="at" size={24} />
              <span className="strong">{text('boardMails.askBy', { email })}</span>
            </button>
          </li>
        )}
      </ul>
      {typed.trim() !== '' && !isEmail && data && found.length === 0 && <p className="small muted">{text('collaborators.nobody')}</p>}
      {count > 0 && (
        <>
          <TextField
            label={text('collaborators.noteLabel')}
            name="note"
            error={kit.errorOf('note')}
            maxLength={200}
            dir="auto"
            autoComplete="off"
          />
          {chosen.length > 0 && emails.length === 0 && <PermissionSelect value={permissions} isOwner={isOwner} onChange={setPermissions} />}
          <FormFailure words={kit.failure} />
          <Button type="submit" variant="primary" busy={kit.busy}>
            {text('collaborators.ask', { count })}
          </Button>
        </>
      )}
    </form>
  );
}

function ChosenChip({ person, onRemove }: { person: EntityRef<'user'>; onRemove: () => void }) {
  const text = useText();
  const user = useEntity(person);
  if (!user) return null;
  return (
    <Chip
      icon={<Icon name="x" weight="bold" size={14} />}
      aria-label={text('collaborators.unchoose', { name: user.fullName })}
      onClick={onRemove}
    >
      {user.fullName}
    </Chip>
  );
}

function FoundPerson({ person, onChoose }: { person: EntityRef<'user'>; onChoose: () => void }) {
  const user = useEntity(person);
  if (!user) return null;
  return (
    <li>
      <button type="button" className={styles.person} onClick={onChoose}>
        <Avatar name={user.fullName} src={user.imageSmallUrl} size={36} />
        <span className="strong" dir="auto">
          {user.fullName}
        </span>
        <bdi className="small muted">@{user.username}</bdi>
      </button>
    </li>
  );
}
