import type { BoardPoll } from '@bowerbird/contract/pinning/board-polls/schemas.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { readNamedUser } from '../../people/users/index.ts';
import type { PollRow } from './board-polls.queries.ts';

export function presentPoll(row: PollRow, pins: ReadonlyMap<string, PinCard>, context: ViewContext): BoardPoll {
  return {
    id: row.id,
    board_id: row.board_id,
    question: row.question,
    started_by: readNamedUser(row, 'by', context),
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    choices: row.pin_ids.flatMap((id) => {
      const pin = pins.get(id);
      const voters = row.voters.filter(({ pin_id }) => pin_id === id);
      return pin ? [{ pin, votes: voters.length, voters: voters.map((voter) => readNamedUser(voter, 'voter', context)) }] : [];
    }),
    vote_by_me: row.vote_by_me,
    can_end: row.can_end,
  };
}
