import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { ConversationResource } from '@bowerbird/contract/social/conversations/calls.ts';
import type { RequestAction } from '@bowerbird/domain/social/conversations.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useOpened } from '../../../lib/use-opened.ts';
import { useAppDispatch, useAppSelector, useEntity, useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { ReportDialog } from '../reports/index.ts';
import { answerRequest } from './answer-request.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { ConversationFace } from './conversation-face.tsx';
import { answerTo, enclose, keepDraft, recallDraft } from './change-talk.ts';
import { GroupDialog } from './group-dialog.tsx';
import { MessageComposer } from './message-composer.tsx';
import { MessageLog } from './message-log.tsx';
import { NewThing } from './new-thing.tsx';
import { MessageWindow } from './message-window.tsx';
import styles from './talk.module.css';
import { sendMessage } from './send-message.ts';
import type { StoredConversation, StoredMessage } from './stored-conversation.ts';
import { useConversationName, usePeople } from './use-conversation-name.ts';
import { useTellTyping, useTyping } from './use-typing.ts';
import { usePlace } from './use-place.ts';
import { useReading } from './use-reading.ts';

export interface ConversationViewProps {
  readonly id: string;
  /** Leads back, at the beginning of its head. */
  readonly back?: ReactNode;
  /** What else is at the end of its head. */
  readonly end?: ReactNode;
  readonly autoFocus?: boolean;
  /** The message that it opens at, instead of the newest. */
  readonly at?: string;
  /** Told when the viewer wants no more of it. */
  readonly onLeft: () => void;
}

/** One conversation: with whom, what was said, and the field to say something. */
export function ConversationView({ id, back, end, autoFocus, at, onLeft }: ConversationViewProps) {
  const text = useText();
  const { data, error, refresh } = useResource(ConversationResource.get, { conversation_id: id });
  const conversation = useEntity(data ?? { type: 'conversation', id });
  const name = useConversationName(conversation);
  const dispatch = useAppDispatch();
  const { view, place, marked, show, leave } = usePlace(at);
  const reply = useCallback((message: StoredMessage) => dispatch(answerTo(id, message.id)), [dispatch, id]);
  // What is new is not read by whoever looks at an old place.
  useReading(data && place === undefined ? conversation : undefined);
  return (
    <section ref={view} className={styles.view} aria-label={conversation ? text('messages.with', { name }) : text('messages.title')}>
      <header className={styles.head}>
        {back}
        {conversation && <Who conversation={conversation} name={name} />}
        {!conversation && <span className={styles.who} />}
        {conversation && !conversation.is_request && <ConversationMenu conversation={conversation} onLeft={onLeft} />}
        {end}
      </header>
      {conversation && place === undefined && (
        <MessageLog conversation={conversation} name={name} marked={marked} onReply={reply} onQuoted={show} />
      )}
      {conversation && place !== undefined && (
        <MessageWindow
          key={place}
          at={place}
          conversation={conversation}
          name={name}
          marked={marked}
          onReply={reply}
          onQuoted={show}
          onNewest={leave}
        />
      )}
      {conversation && conversation.emails.length > 0 && <p className={styles.hint}>{text('messages.addressHint')}</p>}
      {conversation && isSentAsRequest(conversation) && <p className={styles.hint}>{text('messages.sentAsRequest')}</p>}
      {conversation?.is_request && <RequestAnswer conversation={conversation} onLeft={onLeft} />}
      {conversation && !conversation.is_request && (
        <Composer conversation={conversation} name={name} autoFocus={autoFocus && at === undefined} onSend={leave} />
      )}
      {!conversation && !error && (
        <div className={styles.empty}>
          <Spinner label={text('app.routeLoading')} />
        </div>
      )}
      {!conversation && error && (
        <div className={styles.empty} role="alert">
          <p>{text(error.record?.http_status === 404 ? 'messages.notThere' : 'messages.failed')}</p>
          <Button size="small" onClick={() => void refresh()}>
            {text('app.tryAgain')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Whether the other of two has not let the viewer in yet. It looks the same behind a block. */
function isSentAsRequest({ is_group: isGroup, asked }: StoredConversation): boolean {
  return !isGroup && asked.length > 0;
}

function Who({ conversation, name }: { conversation: StoredConversation; name: string }) {
  const text = useText();
  const people = usePeople(conversation);
  const { opened, open, close } = useOpened<'people'>();
  const typistId = useTyping(conversation.id);
  const typist = people.find(({ id }) => id === typistId);
  const inner = (
    <>
      <ConversationFace conversation={conversation} size={36} />
      <span className={styles.names}>
        <h2 className={styles.title} dir="auto">
          {name}
        </h2>
        {typist && (
          <span className="small muted" role="status">
            {conversation.is_group ? text('messages.somebodyTypes', { name: typist.fullName }) : text('messages.types')}
          </span>
        )}
      </span>
    </>
  );
  const [only] = people;
  if (conversation.is_group)
    return (
      <>
        <button type="button" className={styles.who} aria-haspopup="dialog" onClick={() => open('people')}>
          {inner}
          <VisuallyHidden>{text('messages.whoIsIn')}</VisuallyHidden>
        </button>
        {opened === 'people' && <GroupDialog conversation={conversation} name={name} onClose={close} />}
      </>
    );
  if (!only) return <div className={styles.who}>{inner}</div>;
  return (
    <Link href={only.profileUrl} className={styles.who}>
      {inner}
    </Link>
  );
}

interface ComposerProps {
  readonly conversation: StoredConversation;
  readonly name: string;
  readonly autoFocus?: boolean;
  readonly onSend: () => void;
}

function Composer({ conversation, name, autoFocus, onSend }: ComposerProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const { id } = conversation;
  const tellOfTyping = useTellTyping(id);
  const draft = useAppSelector((state) => state.talk.drafts[id] ?? '');
  const enclosed = useAppSelector((state) => state.talk.enclosed[id]);
  const isCarrying = enclosed !== undefined && [enclosed.pin, enclosed.board, enclosed.user].some((thing) => thing !== undefined);
  const replyTo = useEntity(enclosed?.replyTo === undefined ? null : { type: 'message', id: enclosed.replyTo });
  useEffect(() => {
    dispatch(recallDraft(id));
  }, [dispatch, id]);
  if (conversation.users.length + conversation.emails.length === 0) return <p className={styles.empty}>{text('messages.nobodyThere')}</p>;
  const send = (said: string) => {
    dispatch(keepDraft(id, ''));
    dispatch(enclose(id, undefined));
    // What is gone cannot be answered, but the words are still to be said.
    void dispatch(sendMessage(id, said, replyTo?.deleted ? { ...enclosed, replyTo: undefined } : enclosed));
    // What was said stands with the newest.
    onSend();
  };
  const type = (typed: string) => {
    dispatch(keepDraft(id, typed));
    tellOfTyping(typed);
  };
  return (
    <>
      {replyTo && <Answered message={replyTo} onDrop={() => dispatch(enclose(id, { ...enclosed, replyTo: undefined }))} />}
      {isCarrying && <NewThing carries={enclosed} onDrop={() => dispatch(enclose(id, { replyTo: enclosed.replyTo }))} />}
      <MessageComposer
        label={text('messages.writeTo', { name })}
        isCarrying={isCarrying}
        value={draft}
        autoFocus={autoFocus}
        focusKey={replyTo?.id}
        onType={type}
        picture={enclosed?.picture}
        // A message carries one thing, so a picture takes the place of another.
        onPicture={(picture) => dispatch(enclose(id, { replyTo: enclosed?.replyTo, picture }))}
        onSend={send}
      />
    </>
  );
}

/** The message that the next one answers, above the field. */
function Answered({ message, onDrop }: { message: StoredMessage; onDrop: () => void }) {
  const text = useText();
  const sender = useEntity(message.sender);
  return (
    <div className={styles.answered}>
      <p>
        <strong dir="auto">{text('messages.answering', { name: sender?.fullName ?? '' })}</strong>
        <span dir="auto">{message.deleted ? text('messages.quotedGone') : message.text}</span>
      </p>
      <IconButton
        size="small"
        label={text('messages.dropAnswer')}
        tooltip="above"
        icon={<Icon name="x" weight="bold" size={16} />}
        onClick={onDrop}
      />
    </div>
  );
}

/** Lets in who asks to write, or not. Whatever it is, they are not told. */
function RequestAnswer({ conversation, onLeft }: { conversation: StoredConversation; onLeft: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const asker = useEntity(conversation.requested_by ? { type: 'user', id: conversation.requested_by } : null);
  const answer = async (action: RequestAction) => {
    setBusy(true);
    const isDone = await dispatch(answerRequest(conversation.id, action));
    setBusy(false);
    if (isDone && action !== 'accept') onLeft();
  };
  return (
    <div className={styles.request}>
      <p>{text(conversation.is_group ? 'messages.groupHint' : 'messages.requestHint', { name: asker?.fullName ?? '' })}</p>
      <div className={styles.acts}>
        <Button variant="primary" disabled={busy} onClick={() => void answer('accept')}>
          {text('messages.accept')}
        </Button>
        <Button disabled={busy} onClick={() => void answer('decline')}>
          {text('messages.decline')}
        </Button>
        <Button disabled={busy} onClick={() => void answer('block')}>
          {text('messages.block')}
        </Button>
        <Button disabled={busy} onClick={() => setReporting(true)}>
          {text('messages.report')}
        </Button>
      </div>
      {isReporting && <ReportDialog target={{ type: 'conversation', id: conversation.id }} onClose={() => setReporting(false)} />}
    </div>
  );
}
