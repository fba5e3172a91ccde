import type { ReactNode } from 'react';
import { DidItCommentsResource } from '@bowerbird/contract/social/comments/calls.ts';
import { ageShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { useEntity, useNextPage, useResource } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { useNow } from '../../../store/use-now.ts';
import { Button } from '../../../ui/button/button.tsx';
import { BowerDrawing } from '../../../ui/empty-state/bower-drawing.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { pinPath } from '../../pinning/pins/index.ts';
import { triedOptions } from './comment-feeds.ts';
import { LINKED } from './linked-comment-id.ts';
import styles from './tried.module.css';

/** What somebody tried of others' pins; `empty` stands where that is nothing. */
export function TriedList({ username, empty }: { username: string; empty: ReactNode }) {
  const text = useText();
  const options = triedOptions(username);
  const { data, error, loaded, isAtEnd, fetching, refresh } = useResource(DidItCommentsResource.get, options);
  const fetchNext = useNextPage(DidItCommentsResource.get, options);
  if (error && !loaded) {
    return (
      <EmptyState
        drawing={<BowerDrawing />}
        title={text(troubleTitle(error))}
        actions={<Button onClick={() => void refresh()}>{text('app.tryAgain')}</Button>}
      />
    );
  }
  if (!data) return <SkeletonText lines={4} />;
  if (data.length === 0) return empty;
  return (
    <>
      <ul className={styles.cards} aria-label={text('profile.tried')}>
        {data.map((comment) => (
          <li key={comment.id}>
            <TriedCard comment={comment} />
          </li>
        ))}
      </ul>
      {!isAtEnd && (
        <Button busy={fetching} onClick={fetchNext}>
          {text('follow.more')}
        </Button>
      )}
    </>
  );
}

function TriedCard({ comment: ref }: { comment: EntityRef<'aggregatedcomment'> }) {
  const locale = useLocale();
  const now = useNow();
  const comment = useEntity(ref);
  if (!comment?.pin_id) return null;
  const { image } = comment;
  return (
    <Link href={`${pinPath(comment.pin_id)}?${LINKED}=${comment.id}`} className={styles.card}>
      {image && (
        <img
          className={styles.picture}
          src={image.largeUrl}
          width={image.width}
          height={image.height}
          style={{ backgroundColor: image.dominantColor }}
          alt=""
          loading="lazy"
        />
      )}
      <span className={styles.words} dir="auto">
        {comment.text}
      </span>
      <time className="small muted" dateTime={comment.created_at}>
        {ageShown(locale, Date.parse(comment.created_at), now)}
      </time>
    </Link>
  );
}
