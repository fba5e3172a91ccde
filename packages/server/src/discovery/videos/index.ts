import { VideoCategoriesResource, VideosFeedResource } from '@bowerbird/contract/discovery/videos/calls.ts';
import { videoSchemas } from '@bowerbird/contract/discovery/videos/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import type { Feature } from '../../feature.ts';
import { pinRecords } from '../../pinning/pins/index.ts';
import { findTopicId, readTopicsById } from '../topics/index.ts';
import { newestVideos, selectVideoTopics } from './videos.queries.ts';

/** Videos, of all topics or of one (`C2.12`). */
export const videosFeature: Feature = {
  name: 'videos',
  schemas: videoSchemas,
  handlers: [
    handle(VideosFeedResource.get, async (context, input) => {
      const topicId = input.category === undefined ? null : await findTopicId(context.core.db, input.category);
      return readPage(context, input, {
        purpose: `videos:${topicId ?? ''}`,
        records: pinRecords,
        skeleton: (after, size) => newestVideos(context.viewer, { topicId, after, size }),
      });
    }),
    handle(VideoCategoriesResource.get, async (context) => readTopicsById(context, await selectVideoTopics(context.core.db))),
  ],
};
