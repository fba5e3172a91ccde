import { useEffect } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { Sheet } from '../../../ui/overlays.tsx';
import type { StoredBoard } from '../../pinning/boards/index.ts';
import { commentPlaces } from './comment-feeds.ts';
import { CommentSection } from './comment-section.tsx';
import styles from './comments.module.css';
import { aboutBoard } from './talked-about.ts';

export interface BoardCommentsProps {
  readonly board: StoredBoard;
  /** The comment that the address leads to. */
  readonly linkedId?: string | null;
  readonly onClose: () => void;
}

/** The talk of a board: at the side of its page, a sheet on phones. */
export function BoardComments({ board, linkedId, onClose }: BoardCommentsProps) {
  const text = useText();
  const hasWords = useWords('closeup');
  const dispatch = useAppDispatch();
  // What is said while it is closed is not told of, so the next opening asks anew.
  useEffect(
    () => () => {
      for (const place of commentPlaces({ type: 'board', id: board.id })) dispatch(resourceInvalidated(place));
    },
    [board.id, dispatch],
  );
  if (!hasWords) return null;
  return (
    <Sheet side title={board.name} closeLabel={text('app.close')} onClose={onClose}>
      <div className={styles.inSheet}>
        <CommentSection about={aboutBoard(board)} linkedId={linkedId} />
      </div>
    </Sheet>
  );
}
