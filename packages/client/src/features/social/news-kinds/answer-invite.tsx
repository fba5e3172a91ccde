import { InviteAnswer } from '../../pinning/collaborators/index.ts';
import type { NewsActProps } from './news-kinds.ts';

/** Who is asked to join a board answers where they read of it. */
export function AnswerInvite({ news, title, onDone }: NewsActProps) {
  if (news.board_id === null) return null;
  const board = { id: news.board_id, name: title };
  return <InviteAnswer board={board} onAnswered={(isTaken) => onDone(isTaken ? 'news.boardJoined' : null)} />;
}
