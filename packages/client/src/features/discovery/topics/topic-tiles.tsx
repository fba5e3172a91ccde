import { topicPath } from '@bowerbird/domain/discovery/topic-path.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useEntity, useViewer } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import { BowerDrawing } from '../../../ui/empty-state/bower-drawing.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import styles from './topic-tiles.module.css';

/** Topics by their covers, each a way to its page; in a grid, or in one row that scrolls. */
export function TopicTiles({ topics, layout = 'grid' }: { topics: readonly EntityRef<'topic'>[]; layout?: 'grid' | 'row' }) {
  return (
    <ul className={styles[layout]}>
      {topics.map((topic) => (
        <TopicTile key={topic.id} topic={topic} />
      ))}
    </ul>
  );
}

function TopicTile({ topic: ref }: { topic: EntityRef<'topic'> }) {
  const text = useText();
  const viewer = useViewer();
  const topic = useEntity(ref);
  if (!topic) return null;
  const { cover } = topic;
  return (
    <li>
      <Link href={topicPath(topic.slug)} className={styles.tile} style={cover ? { backgroundColor: cover.dominantColor } : undefined}>
        {cover ? (
          <img src={cover.url} width={cover.width} height={cover.height} alt="" loading="lazy" className={styles.picture} />
        ) : (
          <span className={styles.empty}>
            <BowerDrawing />
          </span>
        )}
        <span className={styles.name}>
          {viewer && topic.is_followed && (
            <span className={styles.followed} role="img" aria-label={text('follow.following')}>
              <Icon name="check" weight="bold" size={16} />
            </span>
          )}
          {topic.name}
        </span>
      </Link>
    </li>
  );
}
