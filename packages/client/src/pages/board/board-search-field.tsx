import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { useText } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import styles from './board-search.module.css';
import type { BoardSearchKit } from './use-board-search.ts';

/** The field in the place of the board's tabs. It comes with the page, because it has to take the first letter that is typed. */
export function BoardSearchField({ kit }: { kit: BoardSearchKit }) {
  const text = useText();
  return (
    <search className={styles.bar}>
      <div className={styles.box}>
        <Icon name="magnifying-glass" weight="bold" size={18} />
        <input
          type="search"
          className={styles.field}
          aria-label={text('boards.search')}
          placeholder={text('boards.search')}
          value={kit.typed}
          maxLength={textLimits.searchQuery}
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          autoFocus
          onChange={(event) => kit.type(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && kit.close()}
        />
        <IconButton
          size="small"
          tooltip="none"
          label={text('boards.searchClose')}
          icon={<Icon name="x" weight="bold" size={16} />}
          onClick={kit.close}
        />
      </div>
    </search>
  );
}
