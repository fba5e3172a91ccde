import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { PickedBoard } from '../../pinning/boards/index.ts';
import styles from './save-window.module.css';

/** A pin that was just saved. */
export interface SavedThing {
  readonly pinId: string;
  readonly board: PickedBoard;
  /** The section or the board. */
  readonly place: string;
  readonly imageUrl: string;
}

/** It is saved; what somebody may want next. */
export function SavedNote({ saved, onAgain }: { saved: SavedThing; onAgain: () => void }) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.saved} aria-labelledby="saved-to" aria-live="polite">
      <div className={styles.words}>
        <div className={styles.picture}>
          <img src={saved.imageUrl} alt="" />
          <span className={styles.tick} aria-hidden="true">
            <Icon name="check" weight="bold" size={16} />
          </span>
        </div>
        <div className={styles.fields}>
          <h2 id="saved-to" ref={heading} tabIndex={-1} className="h3">
            {text('saves.savedTo', { board: saved.place })}
          </h2>
          <p className="small muted">{text('saveWindow.savedLead')}</p>
        </div>
      </div>
      <div className={styles.acts}>
        <ButtonLink variant="primary" wide href={`/pin/${saved.pinId}/`}>
          {text('saveWindow.see')}
        </ButtonLink>
        <ButtonLink wide href={`${saved.board.url}?tab=ideas`}>
          {text('saveWindow.ideas', { board: saved.board.name })}
        </ButtonLink>
        <Button wide onClick={onAgain}>
          {text('saveWindow.elsewhere')}
        </Button>
        <Button wide onClick={() => window.close()}>
          {text('app.close')}
        </Button>
      </div>
    </section>
  );
}
