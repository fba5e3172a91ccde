import type { Article } from '@bowerbird/contract/discovery/today/schemas.ts';
import { useCountText } from '../../../i18n/formats.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useEntity } from '../../../store/hooks.ts';
import type { StoredValue } from '../../../store/stored.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Link } from '../../../ui/link/link.tsx';
import styles from './article-card.module.css';

/** An article by its picture, with what it is about and who wrote it; a large one stands for the newest. */
export function ArticleCard({ article, large = false }: { article: StoredValue<Article>; large?: boolean }) {
  const text = useText();
  const countText = useCountText();
  const cover = useEntity(article.cover);
  const curator = useEntity(article.curator);
  const image = cover?.images[large ? '736x' : '474x'] ?? cover?.images['236x'];
  const minutes = text('today.minutes', { count: article.minutes });
  return (
    <article className={classNames(styles.card, large && styles.large)} lang={article.language}>
      <Link href={article.url} className={styles.link}>
        <span className={styles.picture} style={{ backgroundColor: cover?.dominantColor }}>
          {image && <img src={image.url} alt="" width={image.width} height={image.height} loading={large ? 'eager' : 'lazy'} />}
        </span>
        <span className={styles.facts}>
          {article.term === '' ? minutes : text('today.termAndMinutes', { term: article.term, minutes })}
        </span>
        <h3 className={large ? 'h2' : 'h4'}>
          <bdi>{article.title}</bdi>
        </h3>
      </Link>
      {article.lead !== '' && (
        <p className={styles.lead}>
          <bdi>{article.lead}</bdi>
        </p>
      )}
      {curator && (
        <p className={styles.curator}>
          <Avatar name={curator.fullName} src={curator.imageSmallUrl} size={24} />
          <bdi>{curator.fullName}</bdi>
          {article.pin_count > 0 && <span className="numbers">· {countText('boards.pinCount', article.pin_count)}</span>}
        </p>
      )}
    </article>
  );
}
