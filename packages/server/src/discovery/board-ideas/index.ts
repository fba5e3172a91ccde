import { BoardIdeasFeedResource } from '@bowerbird/contract/discovery/board-ideas/calls.ts';
import { boardIdeasSchemas } from '@bowerbird/contract/discovery/board-ideas/schemas.ts';
import { handle, page } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { hydratePins } from '../../pinning/pins/index.ts';
import { withReasons } from '../reasons/index.ts';
import { readBoardIdeas } from './board-ideas.service.ts';

/** More for a board: what goes with its newest pins. */
export const boardIdeasFeature: Feature = {
  name: 'board-ideas',
  schemas: boardIdeasSchemas,
  handlers: [
    handle(BoardIdeasFeedResource.get, async (context, input) => {
      const { ids, bookmark } = await readBoardIdeas(context, input);
      return page({ data: withReasons(await hydratePins(context, ids), () => ({ reason: 'kept_beside' })), bookmark });
    }),
  ],
};
