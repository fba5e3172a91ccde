import { useNavigate, useParams, useSearchParams } from 'react-router';
import {
  ConversationList,
  conversationPath,
  ConversationView,
  MESSAGES_PATH,
  NewMessage,
  readNewTalk,
  RequestList,
} from '../../features/social/conversations/index.ts';
import { InboxTabs } from '../../features/social/inbox-tabs/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { ID_PATTERN } from '../../lib/id-pattern.ts';
import styles from './messages-page.module.css';

/** The messages of a person: the list, and beside it a conversation; on phones one of the two. */
export function MessagesPage() {
  const text = useText();
  const navigate = useNavigate();
  const { id } = useParams();
  const [search] = useSearchParams();
  const view = search.get('view');
  const at = ID_PATTERN.exec(search.get('message') ?? '')?.[0];
  const go = (path: string) => void navigate(path);
  const isInside = id !== undefined || view === 'new';
  const back = (
    <Link href={MESSAGES_PATH} className={styles.back} aria-label={text('messages.back')}>
      <Icon name="arrow-left" size={24} />
    </Link>
  );
  return (
    <div className={classNames(styles.page, isInside && styles.inside)}>
      <h1 className={styles.hidden}>{text('messages.title')}</h1>
      <div className={styles.side}>
        <InboxTabs at={MESSAGES_PATH} className={styles.places} />
        <header className={styles.head}>
          {view === 'requests' && back}
          <h2 className="h3">{text(view === 'requests' ? 'messages.requests' : 'messages.title')}</h2>
          <IconButton
            label={text('messages.new')}
            className={styles.new}
            icon={<Icon name="note-pencil" size={24} />}
            onClick={() => go(`${MESSAGES_PATH}?view=new`)}
          />
        </header>
        {view === 'requests' ? (
          <RequestList current={id} />
        ) : (
          <ConversationList
            current={id}
            onRequests={() => go(`${MESSAGES_PATH}?view=requests`)}
            onNew={() => go(`${MESSAGES_PATH}?view=new`)}
          />
        )}
      </div>
      <div className={styles.main}>
        {id !== undefined && (
          <ConversationView
            key={`${id}:${at}`}
            id={id}
            at={at}
            back={<span className={styles.onPhones}>{back}</span>}
            onLeft={() => go(MESSAGES_PATH)}
          />
        )}
        {id === undefined && view === 'new' && (
          <NewMessage
            {...readNewTalk(search)}
            back={<span className={styles.onPhones}>{back}</span>}
            onBegun={(begun) => go(conversationPath(begun))}
            onKept={() => go(MESSAGES_PATH)}
          />
        )}
        {!isInside && <p className={styles.none}>{text('messages.choose')}</p>}
      </div>
    </div>
  );
}
