import { useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { withNext } from '../../../lib/next-path.ts';
import { useAppDispatch, useViewer } from '../../../store/hooks.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { pinPath, type WholePin } from '../../pinning/pins/index.ts';
import { CommentComposer } from './comment-composer.tsx';
import type { CommentSort } from './comment-feeds.ts';
import { allowComments, CommentHeading } from './comment-heading.tsx';
import { CommentList } from './comment-list.tsx';
import styles from './comments.module.css';
import { LinkedComment } from './linked-comment.tsx';
import { useSending } from './use-sending.ts';

export interface CommentSectionProps {
  readonly pin: WholePin;
  /** The comment that the address leads to. */
  readonly linkedId?: string | null;
}

/** The talk under a pin: what people said, in threads, and the field to say something. */
export function CommentSection({ pin, linkedId = null }: CommentSectionProps) {
  const text = useText();
  const viewer = useViewer();
  const [sort, setSort] = useState<CommentSort>('best');
  const sending = useSending(pin.id);
  if (pin.comments_disabled) return <CommentsOff pin={pin} />;
  const maySpeak = viewer !== null && pin.isEligibleForAggregatedComments;
  return (
    <section className={styles.section} aria-labelledby="pin-comments">
      <CommentHeading pin={pin} sort={sort} onSort={setSort} />
      {linkedId !== null && <LinkedComment key={linkedId} id={linkedId} sending={maySpeak ? sending : null} />}
      <CommentList pinId={pin.id} sort={sort} sending={maySpeak ? sending : null} linkedId={linkedId} />
      {maySpeak && (
        <div className={styles.foot}>
          <Avatar name={viewer.full_name ?? ''} src={viewer.image_small_url} size={32} />
          <CommentComposer pinId={pin.id} label={text('comments.say')} onSend={(said) => sending.send(said)} />
        </div>
      )}
      {!maySpeak && <WhyNot pinId={pin.id} isSignedIn={viewer !== null} />}
    </section>
  );
}

function WhyNot({ pinId, isSignedIn }: { pinId: string; isSignedIn: boolean }) {
  const text = useText();
  if (isSignedIn) return <p className="small muted">{text('comments.onlySome')}</p>;
  return (
    <p className="small muted">
      <Link href={withNext('/login/', pinPath(pinId))} className="link">
        {text('comments.logIn')}
      </Link>
    </p>
  );
}

/** Only the owner reads that there are none, and lets people comment again. */
function CommentsOff({ pin }: { pin: WholePin }) {
  const text = useText();
  const dispatch = useAppDispatch();
  if (!pin.access.includes('write')) return null;
  return (
    <div className={styles.heading}>
      <p className="muted">{text('comments.areOff')}</p>
      <Button size="small" onClick={() => void dispatch(allowComments(pin.id, true))}>
        {text('comments.turnOn')}
      </Button>
    </div>
  );
}
