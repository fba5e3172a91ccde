import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import type { Collaborator } from '@bowerbird/contract/pinning/collaborators/schemas.ts';
import { PeopleSuggestionsResource } from '@bowerbird/contract/people/suggestions/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useLatest } from '../../../lib/use-latest.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useAppDispatch, useEntity, useResource } from '../../../store/hooks.ts';
import type { EntityRef, Stored } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { StoredBoard } from '../boards/index.ts';
import { Answers } from './answers.tsx';
import { answerRequest, invite, removePerson } from './collaborator-acts.ts';
import styles from './collaborators.module.css';

const REST_MILLISECONDS = 150;
const MOST_AT_ONCE = 20;

/** Who keeps a board; for its owner also the way to ask more people, and to take somebody off it. */
export function PeopleDialog({ board, onClose }: { board: StoredBoard; onClose: () => void }) {
  const text = useText();
  const isOwner = board.access?.includes('invite') ?? false;
  // After an act the list is fetched anew; the former one stays until then.
  const data = useLatest(useResource(BoardCollaboratorsResource.get, { board_id: board.id }).data);
  return (
    <Dialog title={text('collaborators.title')} closeLabel={text('app.close')} onClose={onClose}>
      {isOwner && <InviteForm boardId={board.id} known={data ?? []} />}
      {!data && <SkeletonText lines={3} />}
      <ul className={styles.people} aria-label={text('boards.people')}>
        {board.owner && <PersonRow person={board.owner} words={text('collaborators.owner')} />}
        {data?.map((one) => (
          <PersonRow
            key={one.id}
            person={one.user}
            words={wordsOf(one, text)}
            acts={isOwner && <PersonActs boardId={board.id} one={one} />}
          />
        ))}
      </ul>
    </Dialog>
  );
}

function wordsOf({ status, is_request }: Pick<Stored<Collaborator>, 'status' | 'is_request'>, text: ReturnType<typeof useText>): string {
  if (status === 'accepted') return text('collaborators.keeps');
  return text(is_request ? 'collaborators.asks' : 'collaborators.waits');
}

interface PersonRowProps {
  readonly person: EntityRef<'user'>;
  readonly words: string;
  readonly acts?: ReactNode;
}

function PersonRow({ person, words, acts }: PersonRowProps) {
  const user = useEntity(person);
  if (!user) return null;
  return (
    <li className={styles.row}>
      <Avatar name={user.fullName} src={user.imageSmallUrl} size={44} />
      <div className={styles.words}>
        <p className="strong" dir="auto">
          {user.fullName}
        </p>
        <p className="small muted">{words}</p>
      </div>
      {acts}
    </li>
  );
}

/** What the owner may do about somebody: answer a request, take an invite back, or take them off the board. */
function PersonActs({ boardId, one }: { boardId: string; one: Stored<Collaborator> }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const name = useEntity(one.user)?.fullName ?? '';
  const [busy, setBusy] = useState(false);
  if (one.is_request)
    return <Answers yes={text('collaborators.letIn')} onAnswer={(isLetIn) => dispatch(answerRequest(boardId, one.user.id, isLetIn))} />;
  const label = text(one.status === 'accepted' ? 'collaborators.remove' : 'collaborators.takeBack');
  const remove = async () => {
    setBusy(true);
    await dispatch(removePerson(boardId, one.user.id));
    setBusy(false);
  };
  return (
    <Button size="small" busy={busy} aria-label={`${label}: ${name}`} onClick={() => void remove()}>
      {label}
    </Button>
  );
}

function InviteForm({ boardId, known }: { boardId: string; known: readonly Stored<Collaborator>[] }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly EntityRef<'user'>[]>([]);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const listId = useId();
  const term = useDebounced(typed.trim(), REST_MILLISECONDS);
  const { data } = useResource(PeopleSuggestionsResource.get, term === '' || typed.trim() === '' ? null : { term });
  const taken = new Set([...known.map(({ user }) => user.id), ...chosen.map(({ id }) => id)]);
  const found = typed.trim() === '' ? [] : (data ?? []).filter(({ id }) => !taken.has(id));
  const choose = (person: EntityRef<'user'>) => {
    setChosen((all) => [...all, person].slice(0, MOST_AT_ONCE));
    setTyped('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return;
    setBusy(true);
    const userIds = chosen.map(({ id }) => id);
    if (await dispatch(invite(boardId, userIds, note.trim()))) {
      setChosen([]);
      setNote('');
    }
    setBusy(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
      {chosen.length > 0 && (
        <div className={styles.chosen} role="group" aria-label={text('collaborators.chosen')}>
          {chosen.map((person) => (
            <ChosenChip key={person.id} person={person} onRemove={() => setChosen((all) => all.filter(({ id }) => id !== person.id))} />
          ))}
        </div>
      )}
      <ul id={listId} className={styles.found}>
        {found.map((person) => (
          <FoundPerson key={person.id} person={person} onChoose={() => choose(person)} />
        ))}
      </ul>
      {typed.trim() !== '' && data && found.length === 0 && <p className="small muted">{text('collaborators.nobody')}</p>}
      {chosen.length > 0 && (
        <>
          <TextField
            label={text('collaborators.noteLabel')}
            value={note}
            maxLength={200}
            dir="auto"
            autoComplete="off"
            onChange={(event) => setNote(event.target.value)}
          />
          <Button type="submit" variant="primary" busy={busy}>
            {text('collaborators.ask', { count: chosen.length })}
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
