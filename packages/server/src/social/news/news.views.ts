import type { News, UnreadOfNews } from '@bowerbird/contract/social/news/schemas.ts';
import { renditionPath } from '@bowerbird/domain/media/renditions.ts';
import type { NewsFilter } from '@bowerbird/domain/social/news-kinds.ts';
import type { NewsKind } from '@bowerbird/contract/social/news-kinds/kinds.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { readNamedUser } from '../../people/users/index.ts';
import { boardUrl, presentCover } from '../../pinning/boards/index.ts';
import { newsKindsOf, type NewsKindsOfInstance } from '../news-kinds/index.ts';
import type { NewsDetails, NewsRow, UnreadNews } from './news.queries.ts';

const TITLE_LENGTH = 100;
/** So many pictures make the arch of a board. */
const COVER_PICTURES = 3;

/** One group of news as the wire shows it (`B3.39`). */
export function presentNews(row: NewsRow, context: ViewContext): News {
  const kind = row.kind as NewsKind;
  return {
    id: row.id,
    kind,
    actors: (row.actors ?? []).map((actor) => readNamedUser(actor, 'user', context)),
    actor_count: row.actor_count,
    title: titleOf(row),
    image_url: row.signature && `${context.core.config.mediaUrl}/${renditionPath('236x', row.signature, 'jpg')}`,
    cover_images: row.covers && row.covers.slice(0, COVER_PICTURES).map((cover) => presentCover(cover, context.core.config.mediaUrl)),
    url: urlOf(row, newsKindsOf(context.core)),
    board_id: row.board_id,
    said_on: saidOn(row),
    price_drop: priceDropOf(row.details),
    board_count: row.details.boards ?? null,
    is_upheld: row.details.is_upheld ?? null,
    created_at: row.created_at.toISOString(),
    at: row.at,
    is_read: row.is_read,
    tracking_params: `news.${kind}.${row.id}`,
  };
}

/** Up to where somebody read, and how much of each filter they have not. */
export function presentUnread({ read_until, counts }: UnreadNews, { rules }: Pick<NewsKindsOfInstance, 'rules'>): UnreadOfNews {
  const byFilter: Partial<Record<NewsFilter, number>> = {};
  for (const [kind, unread] of Object.entries(counts)) {
    const filter = rules[kind as NewsKind]?.filter;
    if (filter !== undefined) byFilter[filter] = (byFilter[filter] ?? 0) + unread;
  }
  return { read_until, counts: byFilter };
}

/** The words that news are about. */
export function titleOf({ comment_text, board_name, pin_title }: NewsRow): string {
  const title = comment_text ?? board_name ?? pin_title ?? '';
  const letters = Array.from(title);
  return letters.length <= TITLE_LENGTH ? title : `${letters.slice(0, TITLE_LENGTH).join('')}…`;
}

/** The board that words stand on. */
function saidOn({ comment_id, board_name, board_slug, board_owner }: NewsRow): News['said_on'] {
  if (comment_id === null || board_name === null || board_slug === null || board_owner === null) return null;
  return { name: board_name, url: boardUrl({ username: board_owner, slug: board_slug }) };
}

/** The path that news lead to. */
export function urlOf({ kind, comment_id, pin_id, board_slug, board_owner, actors }: NewsRow, { givenBy }: NewsKindsOfInstance): string {
  const path = givenBy.get(kind)?.path;
  if (path !== undefined) return path;
  if (pin_id !== null) return comment_id === null ? `/pin/${pin_id}/` : `/pin/${pin_id}/?comment=${comment_id}`;
  if (board_slug !== null && board_owner !== null)
    return `${boardUrl({ username: board_owner, slug: board_slug })}${comment_id === null ? '' : `?comment=${comment_id}`}`;
  return `/${actors?.[0]?.user_username ?? ''}/`;
}

const MICROS = 1_000_000;

function priceDropOf({ price, old_price, currency }: NewsDetails): News['price_drop'] {
  if (price === undefined || old_price === undefined || currency === undefined) return null;
  return { price: Number(price) / MICROS, price_before: Number(old_price) / MICROS, currency };
}
