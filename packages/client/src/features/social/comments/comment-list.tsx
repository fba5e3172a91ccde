import { AggregatedCommentFeedResource } from '@bowerbird/contract/social/comments/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useEntity, useNextPage, useResource } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BowerDrawing } from '../../../ui/empty-state/bower-drawing.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { commentOptions, type CommentSort } from './comment-feeds.ts';
import { CommentThread } from './comment-thread.tsx';
import styles from './comments.module.css';
import type { Sending } from './use-sending.ts';
import { WaitingItem } from './waiting-item.tsx';

export interface CommentListProps {
  readonly pinId: string;
  readonly sort: CommentSort;
  /** Not there where the viewer may not comment. */
  readonly sending: Sending | null;
  /** The comment that the address leads to, whose thread stands above the list. */
  readonly linkedId: string | null;
}

/** The threads of a pin, and what stands where there are none. */
export function CommentList({ pinId, sort, sending, linkedId }: CommentListProps) {
  const text = useText();
  const options = commentOptions(pinId, sort);
  const { data, error, isAtEnd, fetching, refresh } = useResource(AggregatedCommentFeedResource.get, options);
  const fetchNext = useNextPage(AggregatedCommentFeedResource.get, options);
  const linked = useEntity(linkedId === null ? null : { type: 'aggregatedcomment', id: linkedId });
  const above = linked?.parent_id ?? linked?.id;
  const waiting = sending?.waiting.filter(({ threadId }) => threadId === undefined) ?? [];
  if (!data && error) {
    return (
      <div className={styles.trouble} role="alert">
        <Icon name="warning-circle" weight="fill" size={20} />
        <p>
          <strong>{text('comments.failed')}</strong>
          <br />
          {text('comments.failedHint')}
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
        <p className="h3">{text('comments.none')}</p>
        {sending && <p className="muted">{text('comments.noneHint')}</p>}
      </div>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {waiting.toReversed().map((one) => (
          <li key={one.key}>
            <WaitingItem comment={one} sending={sending!} />
          </li>
        ))}
        {data
          .filter(({ id }) => id !== above)
          .map((comment) => (
            <li key={comment.id}>
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
