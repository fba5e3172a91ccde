import { useState } from 'react';
import { ConversationResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { MOST_PEOPLE } from '@bowerbird/domain/social/conversations.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { call } from '../../../store/call.ts';
import { useAppDispatch, useViewer } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import styles from './people-choice.module.css';
import { PeopleChoice, type PersonRef } from './people-choice.tsx';
import { refusalShown } from './refusal-shown.ts';
import type { StoredConversation } from './stored-conversation.ts';
import { usePeople } from './use-conversation-name.ts';

export interface GroupDialogProps {
  readonly conversation: StoredConversation;
  readonly name: string;
  readonly onClose: () => void;
}

/** Who is in a group, with the way to ask more people in. */
export function GroupDialog({ conversation, name, onClose }: GroupDialogProps) {
  const text = useText();
  const [isInviting, setInviting] = useState(false);
  const count = 1 + conversation.users.length + conversation.emails.length;
  return (
    <Dialog title={isInviting ? text('messages.inviteMore') : name} closeLabel={text('app.close')} onClose={onClose}>
      {isInviting ? (
        <Invitation conversation={conversation} room={MOST_PEOPLE - count} onDone={() => setInviting(false)} />
      ) : (
        <>
          <Members conversation={conversation} onLeave={onClose} />
          {!conversation.is_request && count < MOST_PEOPLE && (
            <Button wide icon={<Icon name="user-plus" size={20} />} onClick={() => setInviting(true)}>
              {text('messages.inviteMore')}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}

function Members({ conversation, onLeave }: { conversation: StoredConversation; onLeave: () => void }) {
  const text = useText();
  const viewer = useViewer();
  const people = usePeople(conversation);
  return (
    <ul className={styles.members} aria-label={text('messages.members')}>
      {viewer && (
        <li>
          <Link href={`/${viewer.username}/`} className={styles.person} onClick={onLeave}>
            <Avatar name={viewer.full_name ?? ''} src={viewer.image_small_url} size={40} />
            <span className={styles.personWords}>
              <strong>{text('messages.self')}</strong>
              <bdi className="small muted">@{viewer.username}</bdi>
            </span>
          </Link>
        </li>
      )}
      {people.map((person) => (
        <li key={person.id}>
          <Link href={person.profileUrl} className={styles.person} onClick={onLeave}>
            <Avatar name={person.fullName} src={person.imageSmallUrl} size={40} />
            <span className={styles.personWords}>
              <strong dir="auto">{person.fullName}</strong>
              <bdi className="small muted">@{person.username}</bdi>
              {conversation.asked.includes(person.id) && <span className="small muted">{text('messages.notJoined')}</span>}
            </span>
          </Link>
        </li>
      ))}
      {conversation.emails.map((email) => (
        <li key={email} className={styles.person}>
          <span className={styles.at}>
            <Icon name="at" size={22} />
          </span>
          <bdi>{email}</bdi>
        </li>
      ))}
    </ul>
  );
}

interface InvitationProps {
  readonly conversation: StoredConversation;
  /** How many more may come. */
  readonly room: number;
  readonly onDone: () => void;
}

function Invitation({ conversation, room, onDone }: InvitationProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<readonly PersonRef[]>([]);
  const [busy, setBusy] = useState(false);
  const invite = async () => {
    setBusy(true);
    try {
      await dispatch(call(ConversationResource.update, { conversation_id: conversation.id, user_ids: chosen.map(({ id }) => id) }));
      dispatch(toastShown({ kind: 'done', message: 'messages.invited' }));
      onDone();
    } catch (error) {
      dispatch(refusalShown(error));
      setBusy(false);
    }
  };
  return (
    <div className={styles.invitation}>
      <p className="muted">{text('messages.inviteHint')}</p>
      <PeopleChoice
        chosen={chosen}
        without={conversation.users}
        isFull={chosen.length >= room}
        onAdd={(person) => setChosen([...chosen, person])}
        onRemove={(id) => setChosen(chosen.filter((one) => one.id !== id))}
      />
      {chosen.length > 0 && (
        <Button variant="primary" wide busy={busy} onClick={() => void invite()}>
          {text('messages.invite')}
        </Button>
      )}
    </div>
  );
}
