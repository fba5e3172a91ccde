import { useRef, useState } from 'react';
import type { NewsFilter } from '@bowerbird/domain/social/news-kinds.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { Link } from '../../../ui/link/link.tsx';
import { Popover } from '../../../ui/overlays.tsx';
import { NewsHeading } from './news-heading.tsx';
import { NewsList } from './news-list.tsx';
import { newsPath } from './news-options.ts';
import styles from './news.module.css';

const WIDTH = 420;

/** The latest news beside the rail. */
export function NewsPanel({ onClose }: { onClose: () => void }) {
  const text = useText();
  const hasWords = useWords('together');
  const [filter, setFilter] = useState<NewsFilter>();
  // It stands at the top of the rail, so that few news hang no lower than many.
  const rail = useRef(document.querySelector('nav:has(> [data-place="news"])'));
  if (!hasWords) return null;
  return (
    <Popover trigger={rail} label={text('news.title')} placement="end top" width={WIDTH} onClose={onClose}>
      <div className={styles.panel}>
        <NewsHeading as="h2" className="h3" filter={filter} onLeave={onClose} />
        <NewsList filter={filter} onFilter={setFilter} onLeave={onClose} />
        <Link href={newsPath(filter)} className={styles.all} onClick={onClose}>
          {text('news.all')}
        </Link>
      </div>
    </Popover>
  );
}
