import { useCountText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/overlays.tsx';
import { FilterPanel } from './filter-panel.tsx';
import styles from './search-page.module.css';
import type { SearchFilterKit } from './use-search-filters.ts';

/** Where filters stand: a column that the results make room for, a sheet on phones. */
export function FiltersPlace({ kit, onClose }: { kit: SearchFilterKit; onClose: () => void }) {
  const text = useText();
  const countText = useCountText();
  const isNarrow = useAppSelector((state) => state.appUi.viewportSize === 'sm');
  if (!isNarrow) {
    return (
      <aside className={styles.filters} aria-label={text('search.filters')}>
        <FilterPanel kit={kit} />
      </aside>
    );
  }
  return (
    <Sheet title={text('search.filters')} closeLabel={text('app.close')} onClose={onClose}>
      <FilterPanel kit={kit} />
      <div className={styles.sheetEnd}>
        <Button variant="primary" onClick={onClose}>
          {kit.counts ? countText('search.showPins', kit.counts.total) : text('app.close')}
        </Button>
      </div>
    </Sheet>
  );
}
