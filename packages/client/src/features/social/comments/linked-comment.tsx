import { useEffect, useRef } from 'react';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useEntity, useResource } from '../../../store/hooks.ts';
import { CommentThread } from './comment-thread.tsx';
import { talkOf, type Talk } from './talk.ts';
import type { Sending } from './use-sending.ts';

export interface LinkedCommentProps {
  readonly id: string;
  /** What is talked about here: a comment of anything else is none of it. */
  readonly talk: Talk;
  /** Not there where the viewer may not comment. */
  readonly sending: Sending | null;
}

/** The thread that the address leads to, open, before all others; the comment of the link has the focus. */
export function LinkedComment({ id, talk, sending }: LinkedCommentProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const { data, error } = useResource(AggregatedCommentResource.get, { id });
  const comment = useEntity(data);
  const parentId = comment?.parent_id ?? null;
  const head = useResource(AggregatedCommentResource.get, parentId === null ? null : { id: parentId });
  const thread = parentId === null ? data : head.data;
  const isThere = thread !== null && thread !== undefined;
  useEffect(() => {
    if (!isThere) return;
    const article = place.current?.querySelector<HTMLElement>('[data-linked]');
    article?.focus({ preventScroll: true });
    article?.scrollIntoView({ block: 'center' });
  }, [isThere]);
  const isElsewhere = comment ? talkOf(comment).id !== talk.id : false;
  if (error || isElsewhere) return <p className="muted">{text('comments.linkedGone')}</p>;
  if (!thread) return null;
  return (
    <div ref={place} role="group" aria-label={text('comments.cameFor')}>
      <CommentThread comment={thread} sending={sending} linked={data} />
    </div>
  );
}
