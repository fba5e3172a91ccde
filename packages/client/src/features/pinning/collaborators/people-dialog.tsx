import { useState, type ReactNode } from 'react';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import type { Collaborator } from '@bowerbird/contract/pinning/collaborators/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { useAppDispatch, useEntity, useResource } from '../../../store/hooks.ts';
import type { EntityRef, Stored } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import type { StoredBoard } from '../boards/index.ts';
import { Answers } from './answers.tsx';
import { answerRequest, permit, removePerson, takeBackInvite } from './collaborator-acts.ts';
import { InviteForm } from './invite-form.tsx';
import { LinkSection } from './link-section.tsx';
import { PermissionSelect } from './permission-select.tsx';
import { PERMISSIONS } from './permission-words.ts';
import { MailRows } from './mail-rows.tsx';
import { TransferAct } from './transfer-act.tsx';
import styles from './collaborators.module.css';

interface PeopleDialogProps {
  readonly board: StoredBoard;
  /** Whom to look for at first. */
  readonly find?: string;
  readonly onClose: () => void;
}

/** Who keeps a board; for its owner also the way to ask more people, and to take somebody off it. */
export function PeopleDialog({ board, find, onClose }: PeopleDialogProps) {
  const text = useText();
  const isOwner = board.access?.includes('settings') ?? false;
  const mayInvite = board.access?.includes('invite') ?? false;
  // After an act the list is fetched anew; the former one stays until then.
  const data = useLatest(useResource(BoardCollaboratorsResource.get, { board_id: board.id }).data);
  // An act inside changes the board, which the page around may have had without its people.
  const known = useEntity({ type: 'board', id: board.id }) ?? board;
  if (!useWords('board-work')) return null;
  return (
    <Dialog title={text('collaborators.title')} closeLabel={text('app.close')} onClose={onClose}>
      {mayInvite && <InviteForm boardId={board.id} known={data ?? []} isOwner={isOwner} find={find} />}
      {!data && <SkeletonText lines={3} />}
      <ul className={styles.people} aria-label={text('boards.people')}>
        {board.owner && <PersonRow person={board.owner} words={text('collaborators.owner')} />}
        {data?.map((one) => (
          <PersonRow
            key={one.id}
            person={one.user}
            words={wordsOf(one, known, text)}
            acts={isOwner && <PersonActs board={known} one={one} />}
            below={isOwner && !one.is_request && <PersonPermission boardId={board.id} one={one} />}
          />
        ))}
        {isOwner && <MailRows boardId={board.id} />}
      </ul>
      {isOwner && <LinkSection boardId={board.id} />}
    </Dialog>
  );
}

type Waiting = Pick<Stored<Collaborator>, 'status' | 'is_request' | 'permissions' | 'user'>;

function wordsOf({ status, is_request, permissions, user }: Waiting, board: StoredBoard, text: ReturnType<typeof useText>): string {
  if (board.pending_ownership_transfer === user.id) return text('transfers.waits');
  if (status === 'accepted') return text(permissions === 'edit' ? 'collaborators.keeps' : PERMISSIONS[permissions]);
  return text(is_request ? 'collaborators.asks' : 'collaborators.waits');
}

interface PersonRowProps {
  readonly person: EntityRef<'user'>;
  readonly words: string;
  readonly acts?: ReactNode;
  /** A line of its own under them. */
  readonly below?: ReactNode;
}

function PersonRow({ person, words, acts, below }: PersonRowProps) {
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
      {below && <div className={styles.below}>{below}</div>}
    </li>
  );
}

/** What somebody may do, for the owner to change. */
function PersonPermission({ boardId, one: { user, permissions } }: { boardId: string; one: Stored<Collaborator> }) {
  const dispatch = useAppDispatch();
  const name = useEntity(user)?.fullName ?? '';
  return <PermissionSelect name={name} value={permissions} onChange={(chosen) => dispatch(permit(boardId, user.id, chosen))} />;
}

/** What the owner may do about somebody: answer a request, take an invite back, or, after a question, take them off the board. */
function PersonActs({ board, one }: { board: StoredBoard; one: Stored<Collaborator> }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const name = useEntity(one.user)?.fullName ?? '';
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const boardId = board.id;
  if (one.is_request)
    return <Answers yes={text('collaborators.letIn')} onAnswer={(isLetIn) => dispatch(answerRequest(boardId, one.user.id, isLetIn))} />;
  const isMember = one.status === 'accepted';
  const label = text(isMember ? 'collaborators.remove' : 'collaborators.takeBack');
  const remove = async () => {
    setBusy(true);
    await dispatch(isMember ? removePerson(boardId, one.user.id) : takeBackInvite(boardId, one.user.id));
    setBusy(false);
    setAsking(false);
  };
  return (
    <div className={styles.answers}>
      {isMember && <TransferAct board={board} person={{ id: one.user.id, name }} />}
      <Button
        size="small"
        busy={busy && !isAsking}
        aria-label={`${label}: ${name}`}
        aria-haspopup={isMember ? 'dialog' : undefined}
        onClick={() => (isMember ? setAsking(true) : void remove())}
      >
        {label}
      </Button>
      {isAsking && (
        <FormDialog
          alert
          variant="danger"
          title={text('people.removeQuestion', { name, board: board.name })}
          act={label}
          cancel={text('app.cancel')}
          busy={busy}
          onSubmit={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <p>{text('people.removeText')}</p>
        </FormDialog>
      )}
    </div>
  );
}
