import type { News } from '@bowerbird/contract/social/news/schemas.ts';
import type { NewsKind } from '@bowerbird/domain/social/news-kinds.ts';
import { ageShown } from '../../../i18n/formats.ts';
import { RichText, useLocale, useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useEntity } from '../../../store/hooks.ts';
import type { Stored } from '../../../store/stored.ts';
import { useNow } from '../../../store/use-now.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { InviteAnswer } from '../../pinning/collaborators/index.ts';
import styles from './news.module.css';

const words: Record<NewsKind, MessageId> = {
  save: 'news.save',
  follow: 'news.follow',
  board_follow: 'news.boardFollow',
  comment: 'news.comment',
  reply: 'news.reply',
  mention: 'news.mention',
  reaction: 'news.reaction',
  board_invite: 'news.boardInvite',
  board_request: 'news.boardRequest',
  board_join: 'news.boardJoin',
};
const strong = { strong: (part: string) => <strong>{part}</strong> };

/** What happened to one thing on one day; it leads there. */
export function NewsItem({ news, onLeave }: { news: Stored<News>; onLeave?: () => void }) {
  const text = useText();
  const locale = useLocale();
  const now = useNow();
  const actor = useEntity(news.actors[0]);
  const name = actor?.fullName ?? '';
  const title = news.title === '' ? text('news.untitled') : news.title;
  return (
    <div className={styles.item}>
      {!news.is_read && <span className={styles.dot} aria-hidden="true" />}
      <Avatar name={name} src={actor?.imageSmallUrl} size={44} />
      <div className={styles.words}>
        <Link href={news.url} className={styles.link} onClick={onLeave}>
          <RichText id={words[news.kind]} values={{ name, others: news.actor_count - 1, title }} parts={strong} />
        </Link>
        <p className="small muted">{ageShown(locale, Date.parse(news.created_at), now)}</p>
        {news.kind === 'board_invite' && news.board_id !== null && <InviteAnswer board={{ id: news.board_id, name: title }} />}
      </div>
      {news.image_url !== null && <img className={styles.picture} src={news.image_url} alt="" width={48} height={48} loading="lazy" />}
    </div>
  );
}
