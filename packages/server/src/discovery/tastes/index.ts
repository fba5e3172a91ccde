import { UserTastesResource } from '@bowerbird/contract/discovery/tastes/calls.ts';
import { tastesSchemas } from '@bowerbird/contract/discovery/tastes/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { deleteTastesOf, selectTastesForExport } from './tastes.queries.ts';
import { readTastes, updateTastes } from './tastes.service.ts';

export {
  beginningOf,
  degreeOfBoard,
  hasNoTopicOff,
  isNewestFirst,
  isSteeredSince,
  isTurnedOff,
  lastSave,
  markedTastes,
  ownSaves,
  STARTS,
  steeredTopics,
  type SteeredTopic,
} from './tastes.queries.ts';

/** What a home feed is chosen by, and how people steer it. */
export const tastesFeature: Feature = {
  name: 'tastes',
  schemas: tastesSchemas,
  handlers: [handle(UserTastesResource.get, (context) => readTastes(context)), handleAtomically(UserTastesResource.update, updateTastes)],
  personalData: {
    tables: ['taste_degrees', 'topic_degrees', 'newest_first', 'taste_beginnings'],
    erase: (core, userId) => deleteTastesOf(core.db, userId),
    export: async (core, userId) => ({ tastes: await selectTastesForExport(core.db, userId) }),
    revertIntrusion: nothingToRevert,
  },
};
