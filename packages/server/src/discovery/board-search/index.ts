import { BoardSearchResource } from '@bowerbird/contract/discovery/board-search/calls.ts';
import { boardSearchSchemas } from '@bowerbird/contract/discovery/board-search/schemas.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import { handle } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import type { Feature } from '../../feature.ts';
import { pinRecords } from '../../pinning/pins/index.ts';
import { writeWordsQuery } from '../search/index.ts';
import { pinsFound } from './board-search.queries.ts';

/** Search within a board. */
export const boardSearchFeature: Feature = {
  name: 'board-search',
  schemas: boardSearchSchemas,
  handlers: [
    handle(BoardSearchResource.get, (context, { board_id, query, ...input }) => {
      const tsquery = writeWordsQuery(query, languageOf(context.request.locale));
      // A word that stands nowhere reads much, so it waits with other searches and not with all that people do.
      const { core } = context;
      return readPage({ ...context, core: { ...core, db: core.searchDb } }, input, {
        purpose: `board-search:${board_id}:${query}`,
        missing: 'board_not_found',
        records: pinRecords,
        skeleton: (after, size) => pinsFound(context.viewer, { boardId: board_id, tsquery, after, size }),
      });
    }),
  ],
};
