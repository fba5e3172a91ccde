import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { countShown, useCountText } from '../../i18n/formats.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { useOpened } from '../../lib/use-opened.ts';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import { BoardComments, LINKED, linkedId } from '../../features/social/comments/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { preloadOverlay } from '../../ui/overlays.tsx';
import styles from './board-page.module.css';

/** Opens what people say of a board. Where its comments are off, its owner alone finds the way to them. */
export function BoardTalk({ board }: { board: StoredBoard }) {
  const text = useText();
  const countText = useCountText();
  const locale = useLocale();
  const { opened, open, closer } = useOpened<'talk'>();
  const [search, setSearch] = useSearchParams();
  const linked = linkedId(search);
  useEffect(() => {
    if (linked !== null) open('talk');
  }, [linked, open]);
  const close = () => {
    closer('talk')();
    if (linked !== null) setSearch((now) => withoutLink(now), { replace: true, preventScrollReset: true });
  };
  const isOwn = board.access?.includes('settings') ?? false;
  if (board.comments_disabled !== false && !isOwn) return null;
  const count = board.comment_count ?? 0;
  const words = count > 0 ? countText('boards.commentCount', count) : text('boards.comments');
  return (
    <>
      <Button
        icon={<Icon name="chat-circle" size={20} />}
        aria-haspopup="dialog"
        aria-label={words}
        onPointerEnter={() => preloadOverlay('sheet')}
        onClick={() => open('talk')}
      >
        <span className={styles.talkWords}>{words}</span>
        {count > 0 && <span className={styles.talkCount}>{countShown(locale, count)}</span>}
      </Button>
      {opened && <BoardComments board={board} linkedId={linked} onClose={close} />}
    </>
  );
}

function withoutLink(search: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(search);
  others.delete(LINKED);
  return others;
}
