import type { News } from '@bowerbird/contract/social/news/schemas.ts';
import type { Stored } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { newsKinds } from '../news-kinds/index.ts';
import styles from './news.module.css';

/** Who did it, with the sign of its kind; the sign alone where nobody did. */
export function NewsPicture({ news, name, src }: { news: Stored<News>; name: string; src?: string | null }) {
  const isAlone = news.actors.length === 0;
  return (
    <span className={styles.who} aria-hidden="true">
      {!isAlone && <Avatar name={name} src={src} size={44} />}
      <span className={isAlone ? styles.alone : styles.sign}>{newsKinds[news.kind].sign}</span>
    </span>
  );
}
