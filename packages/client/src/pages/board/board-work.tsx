import { useEffect, useState } from 'react';
import type { BlockingAction } from '@bowerbird/contract/pinning/boards/records.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { followBlockingActions } from './blocking-actions.ts';
import styles from './board-page.module.css';

/**
 * What is still being done to a large board after its audience or sections changed (`C3.7`). Those who may write on it see
 * this.
 */
export function BoardWork({ board }: { board: StoredBoard }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [actions, setActions] = useState<readonly BlockingAction[]>([]);
  const { id, privacy, section_count } = board;
  useEffect(() => {
    const left = new AbortController();
    void dispatch(followBlockingActions(id, { signal: left.signal, onChange: setActions }));
    return () => left.abort();
    // Each of these changing is what starts such work.
  }, [dispatch, id, privacy, section_count]);
  if (actions.length === 0) return null;
  const share = Math.min(...actions.map(({ progress }) => progress));
  return (
    <div className={styles.work}>
      <p role="status">{text('boards.working')}</p>
      <ProgressBar label={text('boards.working')} value={share} max={1} text={text('boards.workDone', { share })} />
    </div>
  );
}
