import type { MouseEvent } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { PinCardLabels } from './pin-card.tsx';
import styles from './card-tools.module.css';

type Click = (event: MouseEvent<HTMLButtonElement>) => void;

export type CardToolsProps = {
  /** The board that Save uses; the pill is left out without it. */
  board?: string;
  saved?: boolean;
  saving?: boolean;
  onSave: Click;
  onPickBoard?: Click;
  onShare?: Click;
  onMore?: Click;
  /** The card has the same button below: readers and the tab key meet it once. */
  repeatsMore?: boolean;
  /** Nobody has come near yet. */
  moreOnly?: boolean;
  labels: PinCardLabels;
};

/** What can be done with a pin, over its picture on hover and focus. */
export function CardTools({
  board,
  saved,
  saving,
  onSave,
  onPickBoard,
  onShare,
  onMore,
  repeatsMore = false,
  moreOnly = false,
  labels,
}: CardToolsProps) {
  const choose = `${labels.chooseBoard}: ${board}`;
  const save = saved ? labels.saved : labels.save;
  return (
    <div className={styles.tools}>
      {!moreOnly && (
        <div className={styles.top}>
          {board !== undefined && onPickBoard && (
            <button
              type="button"
              className={styles.board}
              aria-label={labels.ofPin?.(choose) ?? choose}
              aria-haspopup="dialog"
              onClick={onPickBoard}
            >
              <span className={styles.name} dir="auto">
                {board}
              </span>
              <Icon name="caret-down" weight="bold" size={16} />
            </button>
          )}
          <Button
            variant={saved ? 'done' : 'primary'}
            busy={saving}
            aria-label={labels.ofPin?.(save)}
            aria-pressed={saved}
            className={styles.save}
            onClick={onSave}
          >
            {save}
          </Button>
        </div>
      )}
      <div className={styles.bottom}>
        {onShare && !moreOnly && (
          <IconButton
            variant="glass"
            size="small"
            tooltip="above"
            label={labels.share}
            name={labels.ofPin?.(labels.share)}
            icon={<Icon name="share-network" size={20} />}
            onClick={onShare}
          />
        )}
        {onMore && (
          <IconButton
            variant="glass"
            size="small"
            tooltip="above"
            label={labels.more}
            name={labels.ofPin?.(labels.more)}
            icon={<Icon name="dots-three" weight="bold" size={20} />}
            {...(repeatsMore && { 'aria-hidden': true, tabIndex: -1 })}
            onClick={onMore}
          />
        )}
      </div>
    </div>
  );
}
