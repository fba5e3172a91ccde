import { useRef } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { Link } from '../../../ui/link/link.tsx';
import { Popover } from '../../../ui/overlays.tsx';
import { NewsHeading } from './news-heading.tsx';
import { NewsList } from './news-list.tsx';
import { NEWS_PATH } from './news-options.ts';
import styles from './news.module.css';

const WIDTH = 420;

/** The latest news beside the rail. */
export function NewsPanel({ onClose }: { onClose: () => void }) {
  const text = useText();
  const hasWords = useWords('together');
  const trigger = useRef(document.querySelector('[data-place="news"]'));
  if (!hasWords) return null;
  return (
    <Popover trigger={trigger} label={text('news.title')} placement="right top" width={WIDTH} onClose={onClose}>
      <div className={styles.panel}>
        <NewsHeading as="h2" className="h3" onLeave={onClose} />
        <NewsList onLeave={onClose} />
        <Link href={NEWS_PATH} className={styles.all} onClick={onClose}>
          {text('news.all')}
        </Link>
      </div>
    </Popover>
  );
}
