import { useEffect, useRef } from 'react';
import { ConversationResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { GROUP_NAME_LENGTH } from '@bowerbird/domain/social/conversations.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { tooLong } from '../../../i18n/too-long.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { QuestionDialog } from '../../../shared/dialogs/lazy-question-dialog.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { removeFromFeed } from '../../../store/feeds/index.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Dialog, Menu, type MenuAct } from '../../../ui/overlays.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { ReportDialog } from '../reports/index.ts';
import styles from './talk.module.css';
import { messagesPlace } from './conversation-feeds.ts';
import { inboxPlace } from './inbox-place.ts';
import type { StoredConversation } from './stored-conversation.ts';

type Act = 'mute' | 'name' | 'report' | 'leave' | 'delete';
type Opened = 'menu' | Exclude<Act, 'mute'>;

/** What a person may do with a conversation, behind three dots. */
export function ConversationMenu({ conversation, onLeft }: { conversation: StoredConversation; onLeft: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const { opened, open, close, closer } = useOpened<Opened>();
  const { id, muted, is_group: isGroup } = conversation;
  const entries: (MenuAct & { id: Act })[] = [
    {
      id: 'mute',
      label: text(muted ? 'messages.unmute' : 'messages.mute'),
      icon: muted ? <Icon name="bell" /> : <Icon name="bell-slash" />,
    },
    ...(isGroup ? [{ id: 'name' as const, label: text('messages.nameGroup'), icon: <Icon name="pencil-simple" /> }] : []),
    { id: 'report', label: text('messages.report'), icon: <Icon name="flag" /> },
    ...(isGroup ? [{ id: 'leave' as const, label: text('messages.leave'), icon: <Icon name="sign-out" />, danger: true }] : []),
    { id: 'delete', label: text('messages.deleteForMe'), icon: <Icon name="trash" />, danger: true },
  ];
  const forgetLater = useForgetting(id);
  const remove = async (leave: boolean) => {
    if (!(await dispatch(removeConversation(id, leave)))) return;
    if (leave) forgetLater();
    else dispatch(resourceInvalidated(messagesPlace(id)));
    onLeft();
  };
  const act = (chosen: Act) => {
    close();
    if (chosen === 'mute') void dispatch(mute(id, !muted));
    else open(chosen);
  };
  return (
    <>
      <IconButton
        ref={button}
        label={text('app.more')}
        icon={<Icon name="dots-three" weight="bold" size={22} />}
        aria-haspopup="menu"
        onClick={() => open('menu')}
      />
      {opened === 'menu' && (
        <Menu
          trigger={button}
          label={text('messages.acts')}
          entries={entries}
          placement="bottom end"
          onAction={(chosen) => act(chosen as Act)}
          onClose={closer('menu')}
        />
      )}
      {opened === 'name' && <NameDialog conversation={conversation} onClose={close} />}
      {opened === 'report' && <ReportDialog target={{ type: 'conversation', id }} onClose={closer('report')} />}
      {opened === 'leave' && (
        <QuestionDialog title={text('messages.leaveTitle')} act={text('messages.leave')} onAct={() => void remove(true)} onClose={close}>
          {text('messages.leaveText')}
        </QuestionDialog>
      )}
      {opened === 'delete' && (
        <QuestionDialog
          title={text('messages.deleteTitle')}
          act={text('messages.deleteForMe')}
          onAct={() => void remove(false)}
          onClose={close}
        >
          {text('messages.deleteText')}
        </QuestionDialog>
      )}
    </>
  );
}

function NameDialog({ conversation, onClose }: { conversation: StoredConversation; onClose: () => void }) {
  const text = useText();
  const { form, errorOf, failure, busy } = useForm({
    endpoint: ConversationResource.update,
    fields: ['name'],
    read: (typed) => ({ input: { conversation_id: conversation.id, name: typed.text('name') } }),
    live: (typed) => {
      const long = tooLong(typed.text('name'), GROUP_NAME_LENGTH);
      return { ...(long && { name: long }) };
    },
    onDone: onClose,
  });
  return (
    <Dialog title={text('messages.nameGroup')} closeLabel={text('app.close')} onClose={onClose}>
      <form {...form} className={styles.form}>
        <TextField
          name="name"
          label={text('messages.groupName')}
          defaultValue={conversation.name ?? ''}
          autoFocus
          autoComplete="off"
          dir="auto"
          error={errorOf('name')}
        />
        <FormFailure words={failure} />
        <Button type="submit" variant="primary" wide busy={busy}>
          {text('app.save')}
        </Button>
      </form>
    </Dialog>
  );
}

function mute(id: string, muted: boolean): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(call(ConversationResource.update, { conversation_id: id, muted })).catch((error: unknown) =>
      dispatch(failureShown(error, 'messages.notDone')),
    );
  };
}

/** Empties a conversation for oneself, or leaves a group; tells whether it did. */
function removeConversation(id: string, leave: boolean): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    try {
      await dispatch(call(ConversationResource.delete, { conversation_id: id, ...(leave && { leave }) }));
    } catch (error) {
      dispatch(failureShown(error, 'messages.notDone'));
      return false;
    }
    dispatch(removeFromFeed(inboxPlace, [id]));
    return true;
  };
}

/** Forgets what was said, once its view is closed. A view that is open would ask for what one has left. */
function useForgetting(id: string): () => void {
  const dispatch = useAppDispatch();
  const hasLeft = useRef(false);
  useEffect(
    () => () => {
      if (!hasLeft.current) return;
      dispatch(resourceInvalidated(messagesPlace(id)));
      dispatch(resourceInvalidated({ name: ConversationResource.get.name, key: resourceKey({ conversation_id: id }) }));
    },
    [dispatch, id],
  );
  return () => {
    hasLeft.current = true;
  };
}
