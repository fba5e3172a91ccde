import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { Link } from '../../ui/link/link.tsx';
import { tabClass, Tabs } from '../../ui/tabs/tabs.tsx';
import styles from './board-ideas.module.css';

/** The pins of a board, or more that go with them. */
export function BoardTabs({ board, areIdeas }: { board: StoredBoard; areIdeas: boolean }) {
  const text = useText();
  return (
    <div className={styles.tabs}>
      <Tabs label={text('boards.tabs')} flush>
        <Link href={board.url} className={tabClass(!areIdeas)} aria-current={areIdeas ? undefined : 'page'}>
          {text('boards.pinsTab')}
        </Link>
        <Link href={`${board.url}?tab=ideas`} className={tabClass(areIdeas)} aria-current={areIdeas ? 'page' : undefined}>
          {text('boards.moreIdeas')}
        </Link>
      </Tabs>
    </div>
  );
}
