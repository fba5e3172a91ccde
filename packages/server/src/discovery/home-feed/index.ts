import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { homeFeedSchemas } from '@bowerbird/contract/discovery/home-feed/schemas.ts';
import { handle, page } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { readIdeaPins } from '../board-ideas/index.ts';
import { dropOldFeeds } from './kept-feed.queries.ts';
import { dailyTick, dailyWorker } from './home-daily.service.ts';
import { readHomePage } from './home-feed.service.ts';

/** The home feed (`C2.1`). */
export const homeFeedFeature: Feature = {
  name: 'home-feed',
  schemas: homeFeedSchemas,
  handlers: [
    handle(UserHomefeedResource.get, async (context, input) => {
      if (input.board_id !== undefined) return page(await readIdeaPins(context, { ...input, board_id: input.board_id }));
      return readHomePage(context, input);
    }),
  ],
  jobs: (core) => [dailyWorker(core)],
  ticks: [dailyTick, { name: 'home-feeds-kept', everyMilliseconds: 600_000, run: dropOldFeeds }],
};
