import { MessageSearchResource, ShareSuggestionsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import type { FoundMessage } from '@bowerbird/contract/social/conversations/schemas.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { ageShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { cutQuery } from '../../../lib/cut-query.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { useEntity, useResource, useViewer } from '../../../store/hooks.ts';
import type { Stored } from '../../../store/stored.ts';
import { useNow } from '../../../store/use-now.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { messagePath } from './conversation-path.ts';
import styles from './conversation-list.module.css';
import { partsAroundMatch } from './around-match.ts';
import { FoundPeople } from './found-people.tsx';
import { facesOf, PeopleFace } from './people-face.tsx';
import { useLookingFurther } from './use-looking-further.ts';
import { useNameOf, usePeople } from './use-conversation-name.ts';

export interface MessageSearchProps {
  readonly term: string;
  readonly onOpen?: (conversationId: string, messageId?: string) => void;
}

/** Whom a text names, and the messages with it in them, the newest first; each leads to where it stands. */
export function FoundMessages({ term, onOpen }: MessageSearchProps) {
  const text = useText();
  const resource = useResource(MessageSearchResource.get, { term });
  const fetchNext = useLookingFurther(term);
  const found = useLatest(resource.data);
  const { data: named } = useResource(ShareSuggestionsResource.get, { term: cutQuery(term, textLimits.fullName) });
  const people = useLatest(named) ?? [];
  if (!found && resource.error)
    return (
      <div className={styles.trouble} role="alert">
        <p>{text('messages.failed')}</p>
        <Button size="small" onClick={() => void resource.refresh()}>
          {text('app.tryAgain')}
        </Button>
      </div>
    );
  return (
    <>
      <FoundPeople people={people} onOpen={onOpen} />
      <p className={styles.found} role="status">
        {resource.data?.length === 0 &&
          named?.length === 0 &&
          !resource.fetching &&
          text(resource.isAtEnd ? 'messages.nothingFound' : 'messages.nothingFoundYet')}
      </p>
      {people.length > 0 && found && found.length > 0 && <h3 className={styles.foundTitle}>{text('messages.title')}</h3>}
      <ul className={styles.list} aria-label={text('messages.search')}>
        {found?.map((message) => (
          <li key={message.id}>
            <Found message={message} term={term} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {resource.data && !resource.isAtEnd && (
        <Button size="small" className={styles.more} busy={resource.fetching} onClick={fetchNext}>
          {text('messages.lookFurther')}
        </Button>
      )}
    </>
  );
}

/** Who said it, before the words, as in the list of conversations: oneself, and in a group the others. */
function useSaying({ sender, users, conversation_name: groupName }: Stored<FoundMessage>): string {
  const text = useText();
  const viewer = useViewer();
  const name = useEntity(sender)?.fullName ?? '';
  if (sender.id === viewer?.id) return text('messages.youSaid', { words: '' });
  return users.length > 1 || groupName !== null ? text('messages.somebodySaid', { name, words: '' }) : '';
}

function Found({ message, term, onOpen }: MessageSearchProps & { message: Stored<FoundMessage> }) {
  const locale = useLocale();
  const now = useNow();
  const people = usePeople(message);
  const name = useNameOf({ ...message, name: message.conversation_name });
  const saying = useSaying(message);
  return (
    <Link
      href={messagePath(message.conversation_id, message.id)}
      className={styles.row}
      onClick={(event) => {
        if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(message.conversation_id, message.id);
      }}
    >
      <PeopleFace people={facesOf(people, message.emails)} size={44} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.said}>
          <span>{saying}</span>
          {/* Words of another direction are cut at their own end. */}
          <span className={styles.line} dir="auto">
            {partsAroundMatch(message.text, term).map((part, index) => (part.isMatch ? <mark key={index}>{part.text}</mark> : part.text))}
          </span>
        </span>
      </span>
      <span className={styles.end}>
        <time dateTime={message.created_at}>{ageShown(locale, Date.parse(message.created_at), now, 'short')}</time>
      </span>
    </Link>
  );
}
