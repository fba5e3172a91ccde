import { useState } from 'react';
import type { News } from '@bowerbird/contract/social/news/schemas.ts';
import { isolated } from '@bowerbird/domain/isolate.ts';
import { ageShown, moneyShown } from '../../../i18n/formats.ts';
import { RichText, useLocale, useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useEntity } from '../../../store/hooks.ts';
import type { Stored } from '../../../store/stored.ts';
import { useNow } from '../../../store/use-now.ts';
import { BoardArch } from '../../../ui/board-arch/board-arch.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { newsKinds } from '../news-kinds/index.ts';
import { NewsPicture } from './news-picture.tsx';
import styles from './news.module.css';

const strong = { strong: (part: string) => <strong>{part}</strong> };

/** What happened to one thing on one day; it leads there. */
export function NewsItem({ news, isNew, onLeave }: { news: Stored<News>; isNew: boolean; onLeave?: () => void }) {
  const text = useText();
  const locale = useLocale();
  const actor = useEntity(news.actors[0]);
  const [answered, setAnswered] = useState<{ sentence: MessageId | null } | null>(null);
  const name = actor?.fullName ?? '';
  const title = news.title === '' ? text('news.untitled') : isolated(news.title, locale);
  const { sentence, Act } = newsKinds[news.kind];
  return (
    <div className={styles.item}>
      {isNew && answered === null && <span className={styles.dot} aria-hidden="true" />}
      <NewsPicture news={news} />
      <div className={styles.words}>
        <Link href={trackedUrl(news)} className={styles.link} onClick={onLeave}>
          <RichText
            id={answered?.sentence ?? sentence}
            values={{
              name: isolated(name, locale),
              others: news.actor_count - 1,
              title,
              boards: news.board_count ?? 0,
              outcome: news.is_upheld === false ? 'lifted' : 'upheld',
              ...pricesShown(locale, news),
            }}
            parts={strong}
          />
        </Link>
        <When news={news} onLeave={onLeave} />
        <div className={styles.act}>{Act && <Act news={news} title={title} onDone={(then) => setAnswered({ sentence: then })} />}</div>
      </div>
      <Shown news={news} />
    </div>
  );
}

/** What it is about: a board by its arch, a pin by its picture. */
function Shown({ news: { cover_images: cover, image_url: src } }: { news: Stored<News> }) {
  if (cover !== null)
    return <BoardArch className={styles.cover} pictures={cover.map(({ url, dominantColor }) => ({ src: url, color: dominantColor }))} />;
  return src === null ? null : <img className={styles.picture} src={src} alt="" width={48} height={48} loading="lazy" />;
}

/** How long ago it was. What was said on a board says on which, and leads to all of that, too. */
function When({ news, onLeave }: { news: Stored<News>; onLeave?: () => void }) {
  const locale = useLocale();
  const age = ageShown(locale, Date.parse(news.created_at), useNow());
  const { said_on: board } = news;
  if (board === null) return <p className="small muted">{age}</p>;
  const toBoard = (name: string) => (
    <Link href={board.url} className={styles.board} onClick={onLeave}>
      {name}
    </Link>
  );
  return (
    <p className="small muted">
      <RichText id="news.onBoard" values={{ what: age, board: isolated(board.name, locale) }} parts={{ strong: toBoard }} />
    </p>
  );
}

/** A visit by news tells that it is one. Pins alone say what led to them. */
function trackedUrl({ url, tracking_params: params }: Stored<News>): string {
  if (!url.startsWith('/pin/')) return url;
  return `${url}${url.includes('?') ? '&' : '?'}tracking_params=${encodeURIComponent(params)}`;
}

function pricesShown(locale: string, { price_drop: drop }: Stored<News>): { price: string; before: string } {
  if (!drop) return { price: '', before: '' };
  const shown = (price: number) => moneyShown(locale, String(price), drop.currency);
  return { price: shown(drop.price), before: shown(drop.price_before) };
}
