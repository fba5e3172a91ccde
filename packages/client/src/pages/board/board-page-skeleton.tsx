import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { GridSkeleton } from '../../ui/pin-card/grid-skeleton.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import styles from './board-page.module.css';

/** The places of a board page's parts while the board is on its way. */
export function BoardPageSkeleton() {
  const text = useText();
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  return (
    <>
      <div className={styles.header}>
        <Skeleton shape="arch" width="188px" height="200px" />
        <div className={styles.words}>
          <SkeletonText lines={3} />
        </div>
      </div>
      <div className={styles.waiting}>
        <GridSkeleton label={text('app.routeLoading')} deviceClass={device} />
      </div>
    </>
  );
}
