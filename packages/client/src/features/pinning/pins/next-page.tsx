import { useText } from '../../../i18n/i18n.tsx';
import type { ResourceView } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { PinGridProps } from './pin-grid.tsx';
import styles from './next-page.module.css';

/** What a wall does at its end: it asks for the next page, or says that this did not come and offers it again. */
export function endOfWall(resource: ResourceView<unknown>, fetchNext: () => void): Pick<PinGridProps, 'onEnd' | 'footer'> {
  if (resource.error) return { footer: <NextPageFailed onRetry={fetchNext} /> };
  return { onEnd: resource.isAtEnd ? undefined : fetchNext };
}

/** Stands below a list whose next page did not come. */
export function NextPageFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <p className={styles.failed} role="alert">
      {text('pins.nextFailed')}
      <Button size="small" onClick={onRetry}>
        {text('app.tryAgain')}
      </Button>
    </p>
  );
}
