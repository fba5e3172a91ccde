import type { News } from '@bowerbird/contract/social/news/schemas.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useEntity } from '../../../store/hooks.ts';
import type { Stored } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { newsKinds } from '../news-kinds/index.ts';
import styles from './news.module.css';

/** Who did it, two of them where more did, with the sign of its kind; the sign alone where nobody did. */
export function NewsPicture({ news }: { news: Stored<News> }) {
  const [latest, other] = [useEntity(news.actors[0]), useEntity(news.actors[1])];
  const { sign } = newsKinds[news.kind];
  if (!latest) {
    return (
      <span className={styles.alone} aria-hidden="true">
        {sign}
      </span>
    );
  }
  return (
    <span className={classNames(styles.who, other && styles.pair)} aria-hidden="true">
      <Avatar name={latest.fullName} src={latest.imageSmallUrl} size={other ? 32 : 44} />
      {other && <Avatar name={other.fullName} src={other.imageSmallUrl} size={32} className={styles.other} />}
      <span className={styles.sign}>{sign}</span>
    </span>
  );
}
