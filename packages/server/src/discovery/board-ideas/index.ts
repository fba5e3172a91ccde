import { BoardIdeasFeedResource } from '@bowerbird/contract/discovery/board-ideas/calls.ts';
import type { RecommendationReason } from '@bowerbird/contract/discovery/reasons/records.ts';
import type { BoardIdeasInput } from '@bowerbird/contract/discovery/board-ideas/schemas.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import { boardIdeasSchemas } from '@bowerbird/contract/discovery/board-ideas/schemas.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { handle, page } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { hydratePins } from '../../pinning/pins/index.ts';
import { withReasons } from '../reasons/index.ts';
import type { IdeaSource } from './board-ideas.queries.ts';
import { readBoardIdeas } from './board-ideas.service.ts';

/** More for a board: what goes with its newest pins. */
export const boardIdeasFeature: Feature = {
  name: 'board-ideas',
  schemas: boardIdeasSchemas,
  handlers: [handle(BoardIdeasFeedResource.get, async (context, input) => page(await readIdeaPins(context, input)))],
};

/** One page of ideas for a board, and why each is there. */
export async function readIdeaPins(context: CallContext, input: BoardIdeasInput): Promise<{ data: PinCard[]; bookmark: string }> {
  const { ids, bookmark, sources } = await readBoardIdeas(context, input);
  return { data: withReasons(await hydratePins(context, ids), (id) => reasonOf(sources.get(id)!, input.board_id)), bookmark };
}

function reasonOf(source: IdeaSource, boardId: string): RecommendationReason {
  return { reason: source === 'beside' ? 'beside_board' : 'board_words', reasonId: boardId, throughProperties: ['board'] };
}
