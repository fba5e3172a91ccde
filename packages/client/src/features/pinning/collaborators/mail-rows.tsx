import { useState } from 'react';
import { BoardMailInvitesResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import type { MailInvite } from '@bowerbird/contract/pinning/collaborators/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useLatest } from '../../../lib/use-latest.ts';
import { useAppDispatch, useResource } from '../../../store/hooks.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { takeBackMail } from './collaborator-acts.ts';
import styles from './collaborators.module.css';

/** Who is asked by mail, in the list of a board's people; for its owner. */
export function MailRows({ boardId }: { boardId: string }) {
  const mails = useLatest(useResource(BoardMailInvitesResource.get, { board_id: boardId }).data);
  return mails?.map((mail) => <MailRow key={mail.id} boardId={boardId} mail={mail} />);
}

function MailRow({ boardId, mail: { id, email } }: { boardId: string; mail: MailInvite }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    await dispatch(takeBackMail(boardId, id));
    setBusy(false);
  };
  return (
    <li className={styles.row}>
      <Avatar name={email} size={44} />
      <div className={styles.words}>
        <p className="strong" dir="ltr">
          {email}
        </p>
        <p className="small muted">{text('boardMails.waits')}</p>
      </div>
      <Button size="small" busy={busy} aria-label={text('boardMails.takeBack', { email })} onClick={() => void takeBack()}>
        {text('collaborators.takeBack')}
      </Button>
    </li>
  );
}
