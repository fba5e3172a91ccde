import { defineRest, defineResource, forAnyone, forSignedIn } from '../../protocol/endpoint.ts';
import type { PinCard } from '../../pinning/pins/records.ts';
import type {
  BoardInterestsInput,
  BoardTitleSuggestions,
  IdeasFeedInput,
  InterestFollowed,
  InterestFollowInput,
  InterestTag,
  InterestTagsInput,
  MyInterestsInput,
  PinIdInput,
  PinInterestsInput,
  Topic,
  TopicFeedInput,
  TopicInput,
  TopicsInput,
  WholeTopic,
} from './schemas.ts';

/** Following topics (`C7.27`, `B7.2`); doing it twice is doing it once. */
export const InterestFollowResource = defineResource('InterestFollowResource', {
  create: forSignedIn<InterestFollowInput, InterestFollowed>({ errors: ['not_found'] }),
  delete: forSignedIn<InterestFollowInput, InterestFollowed>({ errors: ['not_found'] }),
});

/** What a pin is about, the surest topic first. */
export const PinInterestsResource = defineResource('PinInterestsResource', {
  get: forAnyone<PinInterestsInput, Topic[]>({ errors: ['pin_not_found'] }),
});

/** A topic by its id or slug; one that was merged away gives its successor. */
export const TopicResource = defineResource('TopicResource', {
  get: forAnyone<TopicInput, WholeTopic>({ errors: ['not_found'] }),
});

/** The topics of the first level (`C2.11`). */
export const TopicsResource = defineResource('TopicsResource', { get: forAnyone<TopicsInput, Topic[]>() });

/** Topics for somebody who says what a pin is about: by the beginning of a word of their names, or those of a pin of theirs. */
export const InterestTagsResource = defineResource('InterestTagsResource', {
  get: forSignedIn<InterestTagsInput, InterestTag[]>({ errors: ['pin_not_found', 'forbidden'] }),
});

/** Names for a board that a pin might go to (`B7.8`): what it is about, without boards that the viewer has. */
export const readBoardTitleSuggestions = defineRest(
  'GET',
  '/v3/pins/:id/board_title_suggestions/',
  forSignedIn<PinIdInput, BoardTitleSuggestions>({ errors: ['pin_not_found'] }),
);

/** The pins of a topic and of those within it. */
export const TopicFeedResource = defineResource('TopicFeedResource', {
  get: forAnyone<TopicFeedInput, PinCard[]>({ appScope: 'pins:read', paged: true, errors: ['not_found'] }),
});

/** The same pins, for who names the topic as lists of videos and products do. */
export const IdeasFeedResource = defineResource('IdeasFeedResource', {
  get: forAnyone<IdeasFeedInput, PinCard[]>({ appScope: 'pins:read', paged: true, errors: ['not_found'] }),
});

/** The topics of the viewer: those they follow, those that they saved of lately, or both (`B7.8`). */
export const readMyInterests = defineRest(
  'GET',
  '/v3/users/me/interests/',
  forSignedIn<MyInterestsInput, Topic[]>({ appScope: 'people:read' }),
);

/** What most pins of a board are about (`B7.8`). */
export const readBoardInterests = defineRest(
  'GET',
  '/v3/boards/:id/interests/',
  forAnyone<BoardInterestsInput, Topic[]>({ appScope: 'boards:read', errors: ['board_not_found'] }),
);
