import { useLayoutEffect, useState } from 'react';
import { useCountText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { withNext } from '../../../lib/next-path.ts';
import { useAppDispatch, useAppSelector, useViewer } from '../../../store/hooks.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { TabButtons } from '../../../ui/tabs/tabs.tsx';
import { CommentComposer } from './comment-composer.tsx';
import type { CommentKind, CommentSort } from './comment-feeds.ts';
import { allowComments, CommentHeading } from './comment-heading.tsx';
import { CommentList } from './comment-list.tsx';
import styles from './comments.module.css';
import { isEmptyTalk, showFresh } from './show-fresh.ts';
import { LinkedComment } from './linked-comment.tsx';
import { tellFootHeight } from './tell-foot-height.ts';
import type { TalkedAbout } from './talked-about.ts';
import { useFreshComments } from './use-fresh-comments.ts';
import { useSending } from './use-sending.ts';

export interface CommentSectionProps {
  readonly about: TalkedAbout;
  /** The comment that the address leads to. */
  readonly linkedId?: string | null;
}

/** The talk of a pin or a board: what people said, in threads, and the field to say something. */
export function CommentSection({ about, linkedId = null }: CommentSectionProps) {
  const text = useText();
  const viewer = useViewer();
  const [sort, setSort] = useState<CommentSort>('best');
  const [kind, setKind] = useState<CommentKind>('all');
  const sending = useSending(about);
  const dispatch = useAppDispatch();
  const fresh = useFreshComments(about, !about.comments_disabled);
  const isEmpty = useAppSelector((state) => isEmptyTalk(state, about));
  // Once nothing else stands there, what waits shows: nobody reads that nobody spoke beside what was said.
  useLayoutEffect(() => {
    if (isEmpty && fresh.length > 0) dispatch(showFresh({ type: about.type, id: about.id }));
  }, [dispatch, isEmpty, fresh.length, about.type, about.id]);
  const [focused, setFocused] = useState<string | null>(null);
  if (about.comments_disabled) return <CommentsOff about={about} />;
  const isPin = about.type === 'pin';
  const maySpeak = viewer !== null && about.letsSpeak;
  return (
    <section className={styles.section} aria-labelledby="comments-title">
      <CommentHeading about={about} sort={sort} onSort={setSort} />
      <div className={styles.bar}>
        {isPin && about.comment_count > 0 && (
          <TabButtons
            label={text('comments.title')}
            tabs={[
              { id: 'all', label: text('comments.all') },
              { id: 'tried', label: text('comments.tried') },
            ]}
            selected={kind}
            onSelect={(chosen) => {
              setFocused(null);
              setKind(chosen);
            }}
          />
        )}
        <FreshBar
          count={fresh.length}
          onShow={() => {
            setKind('all');
            setFocused(fresh[0] ?? null);
            dispatch(showFresh(about));
          }}
        />
      </div>
      {linkedId !== null && <LinkedComment key={linkedId} id={linkedId} talk={about} sending={maySpeak ? sending : null} />}
      <CommentList
        key={kind}
        talk={about}
        sort={sort}
        kind={kind}
        sending={maySpeak ? sending : null}
        linkedId={linkedId}
        focused={focused}
      />
      {maySpeak && (
        <div ref={tellFootHeight} className={styles.foot}>
          <Avatar name={viewer.full_name ?? ''} src={viewer.image_small_url} size={32} />
          <CommentComposer
            talk={about}
            label={text('comments.say')}
            takesTried={isPin}
            onSend={(said, tried) => sending.send(said, { tried })}
          />
        </div>
      )}
      {!maySpeak && <WhyNot about={about} isSignedIn={viewer !== null} />}
    </section>
  );
}

/** Says how much others said meanwhile, and shows it when its reader wants. */
function FreshBar({ count, onShow }: { count: number; onShow: () => void }) {
  const countText = useCountText();
  return (
    <div role="status">
      {count > 0 && (
        <Button size="small" icon={<Icon name="arrow-up" size={20} />} onClick={onShow}>
          {countText('comments.fresh', count)}
        </Button>
      )}
    </div>
  );
}

function WhyNot({ about, isSignedIn }: { about: TalkedAbout; isSignedIn: boolean }) {
  const text = useText();
  if (isSignedIn) return <p className="small muted">{text(about.type === 'pin' ? 'comments.onlySome' : 'comments.boardOnlySome')}</p>;
  return (
    <p className="small muted">
      <Link href={withNext('/login/', about.path)} className="link">
        {text('comments.logIn')}
      </Link>
    </p>
  );
}

/** Only the owner reads that there are none, and lets people comment again. */
function CommentsOff({ about }: { about: TalkedAbout }) {
  const text = useText();
  const dispatch = useAppDispatch();
  if (!about.isOwn) return null;
  return (
    <div className={styles.heading}>
      <p className="muted">{text(about.type === 'pin' ? 'comments.areOff' : 'comments.boardOff')}</p>
      <Button size="small" onClick={() => void dispatch(allowComments(about, true))}>
        {text('comments.turnOn')}
      </Button>
    </div>
  );
}
