import { useState, type ReactNode } from 'react';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { ContactRequestsResource, ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import type { Conversation, ConversationListInput } from '@bowerbird/contract/social/conversations/schemas.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { countShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { call } from '../../../store/call.ts';
import { useAppDispatch, useNextPage, useResource, type ResourceView } from '../../../store/hooks.ts';
import { isAtEnd } from '../../../store/resources.slice.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { BirdDrawing } from '../../../ui/empty-state/bird-drawing.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { PeopleYouMayKnow } from '../people-you-may-know/index.ts';
import { inboxOptions, requestOptions } from './conversation-feeds.ts';
import styles from './conversation-list.module.css';
import { FoundMessages } from './message-search.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { WaitingFirsts } from './waiting-firsts.tsx';

const REST_MILLISECONDS = 200;
const SHORTEST_TERM = 2;

export interface ConversationListProps {
  /** The conversation that stands beside the list. */
  readonly current?: string;
  readonly onOpen?: (id: string, messageId?: string) => void;
  readonly onRequests: () => void;
  readonly onNew: () => void;
}

/** The conversations of the viewer, the latest first, below the requests. */
export function ConversationList({ current, onOpen, onRequests, onNew }: ConversationListProps) {
  const text = useText();
  const requests = useResource(ContactRequestsResource.get, requestOptions);
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed.trim(), REST_MILLISECONDS);
  const isSearching = typed.trim().length >= SHORTEST_TERM && term.length >= SHORTEST_TERM;
  const search = (
    <div className={styles.search}>
      <TextField
        label={text('messages.search')}
        labelHidden
        placeholder={text('messages.search')}
        type="search"
        value={typed}
        maxLength={textLimits.searchQuery}
        autoComplete="off"
        dir="auto"
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
  if (isSearching)
    return (
      <>
        {search}
        <FoundMessages term={term} onOpen={onOpen} />
      </>
    );
  return (
    <>
      {search}
      <WaitingFirsts onNew={onNew} />
      {requests.data && requests.data.length > 0 && (
        // Their list is read anew while it stands here, which makes it no longer.
        <RequestsEntry count={requests.data.length} isWhole={isAtEnd({ ...requests, fetching: false })} onOpen={onRequests} />
      )}
      <Rows
        endpoint={ConversationsResource.get}
        options={inboxOptions}
        label="messages.title"
        current={current}
        onOpen={onOpen}
        empty={
          <>
            <EmptyState
              drawing={<BirdDrawing />}
              title={text('messages.noneTitle')}
              actions={
                <Button variant="primary" onClick={onNew}>
                  {text('messages.new')}
                </Button>
              }
            >
              {text('messages.noneBody')}
            </EmptyState>
            <PeopleYouMayKnow />
          </>
        }
      />
    </>
  );
}

/** Those who ask to write, the latest first. */
export function RequestList({ current, onOpen }: Pick<ConversationListProps, 'current' | 'onOpen'>) {
  const text = useText();
  return (
    <Rows
      endpoint={ContactRequestsResource.get}
      options={requestOptions}
      label="messages.requests"
      current={current}
      onOpen={onOpen}
      empty={
        <EmptyState drawing={<BirdDrawing />} title={text('messages.noRequestsTitle')}>
          {text('messages.noRequestsBody')}
        </EmptyState>
      }
    />
  );
}

function RequestsEntry({ count, isWhole, onOpen }: { count: number; isWhole: boolean; onOpen: () => void }) {
  const text = useText();
  const known = countShown(useLocale(), count);
  return (
    <button type="button" className={styles.requests} onClick={onOpen}>
      <span className={styles.requestsIcon}>
        <Icon name="user-plus" size={22} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{text('messages.requestCount', { count, shown: isWhole ? known : `${known}+` })}</span>
        <span className={styles.hint}>{text('messages.requestsHint')}</span>
      </span>
      <Icon name="caret-right" size={18} />
    </button>
  );
}

interface RowsProps extends Pick<ConversationListProps, 'current' | 'onOpen'> {
  readonly endpoint: Endpoint<ConversationListInput, Conversation[]>;
  readonly options: ConversationListInput;
  readonly label: MessageId;
  readonly empty: ReactNode;
}

function Rows({ endpoint, options, label, empty, current, onOpen }: RowsProps) {
  const text = useText();
  const list = useResource(endpoint, options);
  const fetchNext = useNextPage(endpoint, options);
  if (!list.data && list.error) return <Trouble list={list} />;
  if (!list.data) return <LoadingRows />;
  if (list.data.length === 0) return empty;
  return (
    <>
      <ul className={styles.list} aria-label={text(label)}>
        {list.data.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow conversation={conversation} current={conversation.id === current} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {!list.isAtEnd && (
        <Button size="small" className={styles.more} busy={list.fetching} onClick={fetchNext}>
          {text('messages.more')}
        </Button>
      )}
    </>
  );
}

/** Who came in without a password gives it first; anything else can be tried again. */
function Trouble({ list }: { list: ResourceView<Conversation[]> }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const needsPassword = list.error?.record?.name === 'password_needed';
  const again = async () => {
    if (needsPassword) await dispatch(call(ConversationsResource.get, inboxOptions)).catch(() => undefined);
    await list.refresh();
  };
  return (
    <div className={styles.trouble} role="alert">
      <p>{text(needsPassword ? 'messages.passwordFirst' : 'messages.failed')}</p>
      <Button size="small" onClick={() => void again()}>
        {text(needsPassword ? 'messages.givePassword' : 'app.tryAgain')}
      </Button>
    </div>
  );
}

function LoadingRows() {
  const text = useText();
  return (
    <div className={styles.list} role="status" aria-label={text('app.routeLoading')}>
      {['58%', '42%', '50%'].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton shape="circle" width="52px" height="52px" />
          <span className={styles.words}>
            <Skeleton width="36%" />
            <Skeleton width={width} />
          </span>
        </div>
      ))}
    </div>
  );
}
