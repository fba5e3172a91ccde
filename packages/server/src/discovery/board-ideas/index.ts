import { BoardIdeasFeedResource } from '@bowerbird/contract/discovery/board-ideas/calls.ts';
import type { RecommendationReason } from '@bowerbird/contract/discovery/reasons/records.ts';
import { boardIdeasSchemas } from '@bowerbird/contract/discovery/board-ideas/schemas.ts';
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
  handlers: [
    handle(BoardIdeasFeedResource.get, async (context, input) => {
      const { ids, bookmark, sources } = await readBoardIdeas(context, input);
      return page({ data: withReasons(await hydratePins(context, ids), (id) => reasonOf(sources.get(id)!, input.board_id)), bookmark });
    }),
  ],
};

function reasonOf(source: IdeaSource, boardId: string): RecommendationReason {
  return { reason: source === 'beside' ? 'beside_board' : 'board_words', reasonId: boardId, throughProperties: ['board'] };
}
