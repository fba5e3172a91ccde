import { useEffect, useRef } from 'react';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { AggregatedCommentFeedResource, DidItCommentsResource } from '@bowerbird/contract/social/comments/calls.ts';
import type { Comment, CommentFeedInput } from '@bowerbird/contract/social/comments/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useEntity, useNextPage, useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BowerDrawing } from '../../../ui/empty-state/bower-drawing.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { commentOptions, type CommentKind, type CommentSort } from './comment-feeds.ts';
import { CommentThread } from './comment-thread.tsx';
import styles from './comments.module.css';
import type { Talk } from './talk.ts';
import type { Sending } from './use-sending.ts';
import { WaitingItem } from './waiting-item.tsx';

export interface CommentListProps {
  readonly talk: Talk;
  readonly sort: CommentSort;
  readonly kind: CommentKind;
  /** Not there where the viewer may not comment. */
  readonly sending: Sending | null;
  /** The comment that the address leads to, whose thread stands above the list. */
  readonly linkedId: string | null;
  /** What has the focus, because the reader asked for it. */
  readonly focused: string | null;
}

const feeds: Readonly<Record<CommentKind, Endpoint<CommentFeedInput, Comment[]>>> = {
  all: AggregatedCommentFeedResource.get,
  tried: DidItCommentsResource.get,
};

const noneHints = { pin: 'comments.noneHint', board: 'comments.boardNoneHint' } as const;

/** The threads of a pin or a board, and what stands where there are none. */
export function CommentList({ talk, sort, kind, sending, linkedId, focused }: CommentListProps) {
  const text = useText();
  const options = commentOptions(talk, sort);
  const { data, error, isAtEnd, fetching, refresh } = useResource(feeds[kind], options);
  const fetchNext = useNextPage(feeds[kind], options);
  const linked = useEntity(linkedId === null ? null : { type: 'aggregatedcomment', id: linkedId });
  const above = linked?.parent_id ?? linked?.id;
  const place = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focused !== null) place.current?.querySelector<HTMLElement>(`[data-comment="${focused}"]`)?.focus();
  }, [focused]);
  const waiting = sending?.waiting.filter(({ threadId, tried }) => threadId === undefined && (kind === 'all' || tried)) ?? [];
  if (!data && error) {
    return (
      <div className={styles.trouble} role="alert">
        <Icon name="warning-circle" weight="fill" size={20} />
        <p>
          <strong>{text('comments.failed')}</strong>
          <br />
          {text(talk.type === 'pin' ? 'comments.failedHint' : 'comments.boardFailedHint')}
        </p>
        <Button size="small" onClick={() => void refresh()}>
          {text('app.tryAgain')}
        </Button>
      </div>
    );
  }
  if (!data) return <LoadingComments />;
  if (data.length === 0 && waiting.length === 0) {
    return (
      <div className={styles.empty}>
        <BowerDrawing />
        <p className="h3">{text(kind === 'tried' ? 'comments.noneTried' : 'comments.none')}</p>
        {sending && <p className="muted">{text(kind === 'tried' ? 'comments.noneTriedHint' : noneHints[talk.type])}</p>}
      </div>
    );
  }
  return (
    <>
      <ul ref={place} className={styles.list}>
        {waiting.toReversed().map((one) => (
          <li key={one.key} ref={bringIntoView}>
            <WaitingItem comment={one} sending={sending!} />
          </li>
        ))}
        {data
          .filter(({ id }) => id !== above)
          .map((comment) => (
            <li
              key={comment.id}
              ref={comment.id === sending?.arrivedId ? sending.bringArrived : undefined}
              data-comment={comment.id}
              tabIndex={comment.id === focused ? -1 : undefined}
            >
              <CommentThread comment={comment} sending={sending} />
            </li>
          ))}
      </ul>
      {!isAtEnd && (
        <Button size="small" className={styles.more} busy={fetching} onClick={fetchNext}>
          {text('comments.more')}
        </Button>
      )}
    </>
  );
}

function LoadingComments() {
  const text = useText();
  return (
    <div className={styles.loading} role="status" aria-label={text('app.routeLoading')}>
      {['52%', '40%', '46%'].map((width) => (
        <div key={width} className={styles.comment}>
          <Skeleton shape="circle" width="32px" height="32px" />
          <div className={styles.lines}>
            <Skeleton width="24%" />
            <Skeleton width={width} />
          </div>
        </div>
      ))}
    </div>
  );
}
