import type { News } from '@bowerbird/contract/social/news/schemas.ts';
import { renditionPath } from '@bowerbird/domain/media/renditions.ts';
import type { NewsKind } from '@bowerbird/domain/social/news-kinds.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { readNamedUser } from '../../people/users/index.ts';
import { boardUrl } from '../../pinning/boards/index.ts';
import type { NewsRow } from './news.queries.ts';

const TITLE_LENGTH = 100;

/** One group of news as the wire shows it (`B3.39`). */
export function presentNews(row: NewsRow, context: ViewContext): News {
  const kind = row.kind as NewsKind;
  return {
    id: row.id,
    kind,
    actors: row.actors.map((actor) => readNamedUser(actor, 'user', context)),
    actor_count: row.actor_count,
    title: titleOf(row),
    image_url: row.signature && `${context.core.config.mediaUrl}/${renditionPath('236x', row.signature, 'jpg')}`,
    url: urlOf(row),
    board_id: row.board_id,
    created_at: row.created_at.toISOString(),
    at: row.at,
    is_read: row.is_read,
    tracking_params: `news.${kind}.${row.id}`,
  };
}

function titleOf({ comment_text, board_name, pin_title }: NewsRow): string {
  const title = comment_text ?? board_name ?? pin_title ?? '';
  const letters = Array.from(title);
  return letters.length <= TITLE_LENGTH ? title : `${letters.slice(0, TITLE_LENGTH).join('')}…`;
}

function urlOf({ comment_id, pin_id, board_slug, board_owner, actors }: NewsRow): string {
  if (pin_id !== null) return comment_id === null ? `/pin/${pin_id}/` : `/pin/${pin_id}/?comment=${comment_id}`;
  if (board_slug !== null && board_owner !== null) return boardUrl({ username: board_owner, slug: board_slug });
  return `/${actors[0]?.user_username ?? ''}/`;
}
