import { pinInterests } from '@bowerbird/contract/discovery/topics/records.ts';
import { topicSchemas } from '@bowerbird/contract/discovery/topics/schemas.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { topicListeners, topicTick } from './mark-pictures.service.ts';
import { chooseTopics } from './interest-tags.queries.ts';
import { topicHandlers } from './topics.handlers.ts';
import { countSizes } from './topic-sizes.service.ts';
import { countFirstNeighbours, countNeighbours } from './related-topics.queries.ts';
import { deleteTopicFollowsOf, interestsOfPicture, selectTopicFollowsForExport } from './topics.queries.ts';

export { FILM, selectMarkedPercent, waitForTopics } from './mark.queries.ts';
export { findTopicId, readTastedTopics, readTopicsAround, readTopicsById, readTopicsOfPins } from './topics.service.ts';
export { boardTitlesFor, chooseTopics, findTopicIds } from './interest-tags.queries.ts';
export {
  bestOfTopics,
  chosenTopics,
  bySureness,
  isNarrowest,
  isTopicFollowed,
  selectTopicNames,
  tastedTopics,
  type TastedTopic,
} from './topics.queries.ts';

/** Topics: what pins are about, and who follows them (`C7.27`, `B7.2`). */
export const topicsFeature: Feature = {
  name: 'topics',
  schemas: topicSchemas,
  recordParts: [
    givePart(pinInterests, ({ viewer }, { pictureId }) =>
      pictureId ? interestsOfPicture(pictureId, languageOf((viewer.userId === null ? null : viewer.locale) ?? 'en')) : null,
    ),
  ],
  handlers: topicHandlers,
  changePin: async ({ db }, { id, interest_tags }) => {
    if (interest_tags) await chooseTopics(db, id, interest_tags);
  },
  listeners: topicListeners,
  ticks: [topicTick],
  jobs: (core) => [
    { name: 'topic-sizes', cron: '*/5 * * * *', handle: async () => countSizes(core.jobsDb) },
    { name: 'related-topics', cron: '11 * * * *', handle: async () => countNeighbours(core.jobsDb) },
    { name: 'first-related-topics', cron: '*/5 * * * *', handle: async () => countFirstNeighbours(core.jobsDb) },
  ],
  personalData: {
    tables: ['topic_follows'],
    erase: (core, userId) => deleteTopicFollowsOf(core.db, userId),
    export: async (core, userId) => ({ topics: await selectTopicFollowsForExport(core.db, userId) }),
    // Nobody is let in by a topic.
    revertIntrusion: nothingToRevert,
  },
};
