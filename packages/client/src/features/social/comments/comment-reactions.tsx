import { useRef } from 'react';
import { countShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useOpened } from '../../../lib/use-opened.ts';
import { useAppStore, useEntity, useViewer } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { preloadOverlay } from '../../../ui/overlays.tsx';
import { reactionKinds, ReactionPicker } from '../reactions/index.ts';
import styles from './reaction-chips.module.css';
import { setCommentReaction } from './react-to-comment.ts';
import type { StoredComment } from './stored-comment.ts';

/** How many reacted to a comment in which way; who is signed in joins by a press. */
export function CommentReactions({ comment }: { comment: StoredComment }) {
  const text = useText();
  const locale = useLocale();
  const store = useAppStore();
  const viewer = useViewer();
  const author = useEntity(comment.user);
  const button = useRef<HTMLButtonElement>(null);
  const { opened, open, close, closer } = useOpened<'picker'>();
  const mine = comment.reaction_by_me;
  const choose = (type: number) => {
    close();
    void setCommentReaction(store, comment.id, type === mine ? 0 : type);
  };
  const given = reactionKinds.filter(({ type }) => (comment.reaction_counts[type] ?? 0) > 0);
  return (
    <>
      {given.map(({ type, name, sign }) => {
        const count = countShown(locale, comment.reaction_counts[type]!);
        const chip = { 'aria-label': `${text(name)}: ${count}`, className: classNames(styles.chip, type === mine && styles.mine) };
        const words = (
          <>
            {sign(16)}
            {count}
          </>
        );
        return viewer ? (
          <button key={type} type="button" aria-pressed={type === mine} {...chip} onClick={() => choose(type)}>
            {words}
          </button>
        ) : (
          <span key={type} role="img" {...chip}>
            {words}
          </span>
        );
      })}
      {viewer && (
        <button
          ref={button}
          type="button"
          className={styles.chip}
          aria-haspopup="dialog"
          aria-label={text('reactions.addTo', { name: author?.fullName ?? '' })}
          onPointerEnter={() => preloadOverlay('popover')}
          onClick={() => open('picker')}
        >
          <Icon name="smiley" weight="bold" size={16} />
          <span aria-hidden="true">+</span>
        </button>
      )}
      {opened && <ReactionPicker trigger={button} chosen={mine} onPick={choose} onClose={closer('picker')} />}
    </>
  );
}
