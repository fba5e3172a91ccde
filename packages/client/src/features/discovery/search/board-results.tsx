import { useText } from '../../../i18n/i18n.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { boardCardSize } from '../../../ui/board-card/board-card.tsx';
import { Grid } from '../../../ui/grid/grid.tsx';
import { BoardCardTile } from '../../pinning/boards/index.ts';
import styles from './search-page.module.css';

/** The boards that were found. */
export function BoardResults({ boards, onEnd }: { boards: readonly EntityRef<'board'>[]; onEnd: (() => void) | undefined }) {
  const text = useText();
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  return (
    <div className={styles.boards}>
      <Grid
        items={boards}
        keyOf={keyOf}
        sizeOf={sizeOf}
        renderItem={(board) => <BoardCardTile board={board} />}
        label={text('search.boards')}
        deviceClass={device}
        onEnd={onEnd}
      />
    </div>
  );
}

const keyOf = (board: EntityRef<'board'>) => board.id;
const sizeOf = () => boardCardSize;
