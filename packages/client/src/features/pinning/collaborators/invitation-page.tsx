import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { BoardInvitationResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import type { BoardInvitation } from '@bowerbird/contract/pinning/collaborators/schemas.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { withNext } from '../../../lib/next-path.ts';
import { call } from '../../../store/call.ts';
import { failureShown, troubleTitle } from '../../../store/failure-shown.ts';
import { useAppDispatch, useEntity, useResource, useViewer } from '../../../store/hooks.ts';
import type { Stored } from '../../../store/stored.ts';
import { ArchPanel } from '../../../ui/arch-panel/arch-panel.tsx';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { Entrance } from '../../identity/entrance/index.ts';
import styles from './collaborators.module.css';

/** `/invited/:code/`: what a link or a mail asks somebody to, before they see the board. */
export function InvitationPage() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  return (
    <Entrance>
      <Invitation code={code} onJoined={(url) => void navigate(url, { replace: true })} />
    </Entrance>
  );
}

export interface InvitationProps {
  readonly code: string;
  readonly onJoined: (boardUrl: string) => void;
}

/** Who asks, to which board, and the way in. */
export function Invitation({ code, onJoined }: InvitationProps) {
  const text = useText();
  const { data, error, refresh } = useResource(BoardInvitationResource.get, { code });
  const isGone = error?.record?.http_status !== undefined && error.record.http_status < 500;
  if (data) return <Asked code={code} invitation={data} onJoined={onJoined} />;
  return (
    <ArchPanel title={text(isGone ? 'invitation.gone' : 'invitation.title')}>
      {isGone && <p role="alert">{text('invitation.goneText')}</p>}
      {error && !isGone && (
        <>
          <p role="alert">{text(troubleTitle(error))}</p>
          <Button onClick={() => void refresh()}>{text('app.tryAgain')}</Button>
        </>
      )}
      {!error && <SkeletonText lines={3} />}
    </ArchPanel>
  );
}

function Asked({ code, invitation, onJoined }: InvitationProps & { invitation: Stored<BoardInvitation> }) {
  const text = useText();
  const by = useEntity(invitation.invited_by_user);
  if (!by) return null;
  const title = text('invitation.asksYou', { name: by.fullName, board: invitation.board_name });
  return (
    <ArchPanel title={invitation.is_member ? text('invitation.member') : title}>
      <div className={styles.inviter}>
        <Avatar name={by.fullName} src={by.imageSmallUrl} size={64} />
        {invitation.note !== '' && (
          <p className="muted" dir="auto">
            {text('collaborators.note', { note: invitation.note })}
          </p>
        )}
      </div>
      <Ways code={code} invitation={invitation} onJoined={onJoined} />
    </ArchPanel>
  );
}

function Ways({ code, invitation, onJoined }: InvitationProps & { invitation: Stored<BoardInvitation> }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const pathname = `/invited/${code}/`;
  const viewer = useViewer();
  const [busy, setBusy] = useState(false);
  const join = async () => {
    setBusy(true);
    try {
      await dispatch(call(BoardInvitationResource.create, { code }));
      onJoined(invitation.board_url);
    } catch (error) {
      const isFull = toCallError(error).record?.name === 'conflict';
      dispatch(failureShown(error, isFull ? 'invitation.full' : 'invitation.failed'));
      setBusy(false);
    }
  };
  if (invitation.is_member)
    return (
      <ButtonLink href={invitation.board_url} variant="primary" size="large" wide>
        {text('invitation.see')}
      </ButtonLink>
    );
  if (viewer)
    return (
      <Button variant="primary" size="large" wide busy={busy} onClick={() => void join()}>
        {text('invitation.join')}
      </Button>
    );
  return (
    <>
      <ButtonLink href={withNext('/signup/', pathname)} variant="primary" size="large" wide>
        {text('invitation.signUp')}
      </ButtonLink>
      <ButtonLink href={withNext('/login/', pathname)} size="large" wide>
        {text('invitation.logIn')}
      </ButtonLink>
    </>
  );
}
