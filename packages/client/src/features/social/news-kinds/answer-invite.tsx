import type { News } from '@bowerbird/contract/social/news/schemas.ts';
import type { Stored } from '../../../store/stored.ts';
import { InviteAnswer } from '../../pinning/collaborators/index.ts';

/** Who is asked to join a board answers where they read of it. */
export function AnswerInvite({ news, title }: { news: Stored<News>; title: string }) {
  return news.board_id === null ? null : <InviteAnswer board={{ id: news.board_id, name: title }} />;
}
