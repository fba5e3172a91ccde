import { BoardIdeasFeedResource } from '@bowerbird/contract/discovery/board-ideas/calls.ts';
import type { RecommendationReason } from '@bowerbird/contract/discovery/reasons/records.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import { boardIdeasSchemas, type BoardIdeasInput } from '@bowerbird/contract/discovery/board-ideas/schemas.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { handle, page, type Page } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { hydratePins } from '../../pinning/pins/index.ts';
import { withReasons } from '../reasons/index.ts';
import type { IdeaSource } from './board-ideas.queries.ts';
import { readBoardIdeas } from './board-ideas.service.ts';

/** More for a board: what goes with its newest pins. */
export const boardIdeasFeature: Feature = {
  name: 'board-ideas',
  schemas: boardIdeasSchemas,
  handlers: [handle(BoardIdeasFeedResource.get, (context, input) => listBoardIdeas(context, input))],
};

/** A page of ideas for a board, each with why it is there. Throws as `readBoardIdeas` does. */
export async function listBoardIdeas(context: CallContext, input: BoardIdeasInput): Promise<Page<PinCard[]>> {
  const { ids, bookmark, sources } = await readBoardIdeas(context, input);
  return page({ data: withReasons(await hydratePins(context, ids), (id) => reasonOf(sources.get(id)!, input.board_id)), bookmark });
}

function reasonOf(source: IdeaSource, boardId: string): RecommendationReason {
  return { reason: source === 'beside' ? 'beside_board' : 'board_words', reasonId: boardId, throughProperties: ['board'] };
}
