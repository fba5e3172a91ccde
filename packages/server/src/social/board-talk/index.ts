import { boardTalk } from '@bowerbird/contract/social/board-talk/records.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { talkOfBoard } from './board-talk.queries.ts';

/** What people say of boards, as it stands on them. */
export const boardTalkFeature: Feature = {
  name: 'board-talk',
  recordParts: [givePart(boardTalk, ({ viewer }, { id }) => talkOfBoard(viewer, id))],
};
