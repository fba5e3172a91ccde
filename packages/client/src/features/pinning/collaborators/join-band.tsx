import { useState } from 'react';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useAppDispatch, useEntity, useResource, useViewer } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { useLatest } from '../../../lib/use-latest.ts';
import type { StoredBoard } from '../boards/index.ts';
import { Answers, type AnswersProps } from './answers.tsx';
import { answerInvite, answerRequest } from './collaborator-acts.ts';
import { useIsInvited } from './invites-of-viewer.ts';
import styles from './collaborators.module.css';

/** What waits for an answer on a board: the invite of whoever looks, or those who ask its owner to be let in. */
export function JoinBand({ board }: { board: StoredBoard }) {
  const viewer = useViewer();
  const waits = viewer !== null && (board.viewer_is_invited || (board.join_request_count ?? 0) > 0);
  const data = useLatest(useResource(BoardCollaboratorsResource.get, waits ? { board_id: board.id } : null).data);
  if (!waits || !data) return null;
  const own = data.find(({ user, is_request }) => user.id === viewer.id && !is_request);
  if (board.viewer_is_invited && own?.invited_by_user)
    return <Invite by={own.invited_by_user} note={own.note} board={{ id: board.id, name: board.name }} />;
  return data
    .filter(({ is_request }) => is_request)
    .map(({ id, user, note }) => <Request key={id} boardId={board.id} user={user} note={note} />);
}

export interface InviteProps {
  readonly by: EntityRef<'user'>;
  readonly note: string;
  readonly board: { readonly id: string; readonly name: string };
}

/** Somebody asks the viewer to keep a board together. */
export function Invite({ by, note, board }: InviteProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  return (
    <Asked
      by={by}
      note={note}
      words={(name) => text('collaborators.asksYou', { name, board: board.name })}
      yes={text('collaborators.join')}
      onAnswer={(isTaken) => dispatch(answerInvite(board, isTaken))}
    />
  );
}

function Request({ boardId, user, note }: { boardId: string; user: EntityRef<'user'>; note: string }) {
  const text = useText();
  const dispatch = useAppDispatch();
  return (
    <Asked
      by={user}
      note={note}
      words={(name) => text('collaborators.asksToJoin', { name })}
      yes={text('collaborators.letIn')}
      onAnswer={(isLetIn) => dispatch(answerRequest(boardId, user.id, isLetIn))}
    />
  );
}

interface AskedProps extends AnswersProps {
  readonly by: EntityRef<'user'>;
  readonly note: string;
  readonly words: (name: string) => string;
}

function Asked({ by, note, words, yes, onAnswer }: AskedProps) {
  const text = useText();
  const user = useEntity(by);
  if (!user) return null;
  return (
    <section className={styles.asked} aria-label={words(user.fullName)}>
      <Avatar name={user.fullName} src={user.imageSmallUrl} size={44} />
      <div className={styles.words}>
        <p className="strong">{words(user.fullName)}</p>
        {note !== '' && (
          <p className="small muted" dir="auto">
            {text('collaborators.note', { note })}
          </p>
        )}
      </div>
      <Answers yes={yes} onAnswer={onAnswer} />
    </section>
  );
}

interface InviteAnswerProps extends Pick<InviteProps, 'board'> {
  /** It was answered here. */
  readonly onAnswered: (isTaken: boolean) => void;
}

/** The two answers to an invite, where something else tells of it; nothing once it is answered, here or elsewhere. */
export function InviteAnswer({ board, onAnswered }: InviteAnswerProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const hasWords = useWords('together');
  const [isAnswered, setAnswered] = useState(false);
  const isInvited = useIsInvited(board.id);
  if (!hasWords || isAnswered || !isInvited) return null;
  const answer = async (isTaken: boolean) => {
    const isDone = await dispatch(answerInvite(board, isTaken));
    setAnswered(isDone);
    if (isDone) onAnswered(isTaken);
    return isDone;
  };
  return <Answers yes={text('collaborators.join')} onAnswer={answer} />;
}
