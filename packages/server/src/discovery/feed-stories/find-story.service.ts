import type { StoryType, Story } from '@bowerbird/contract/discovery/pin-stories/schemas.ts';
import type { Topic } from '@bowerbird/contract/discovery/topics/schemas.ts';
import type { BoardCard } from '@bowerbird/contract/pinning/boards/records.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import { topicPath } from '@bowerbird/domain/discovery/topic-path.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { findProductsOfTopic } from '../shopping/index.ts';
import { readTopicsOfPins } from '../topics/index.ts';
import { selectBoardsOfPins, selectMoreOfPinner, selectTopicToBuy } from './feed-stories.queries.ts';
import { makeStory } from './make-story.views.ts';

const MOST_PINS = 10;
const MOST_BOARDS = 8;
const MOST_TOPICS = 9;
/** A story stands beneath the first page, then beneath each third one. */
const PAGES_APART = 3;
/** The kinds take turns. */
const TURNS = ['from_creator', 'related_boards', 'related_interests', 'shop_similar'] as const satisfies readonly StoryType[];
/** Those whose things take two statements to find. */
const takesTwo: ReadonlySet<StoryType> = new Set(['related_boards', 'shop_similar']);

/** Where a story may stand: beneath a page of pins that are like a pin. */
export interface StoryPlace {
  readonly pinId: string;
  /** Which page it is, from 0. */
  readonly turn: number;
  /** The pins of the page. */
  readonly pinIds: readonly string[];
  /** How many statements the page took so far: a list is one of four at most. */
  readonly statements: number;
}

/** What a story will hold, by id; whoever reads the page loads it with the page's own pins. */
export interface FoundStory {
  readonly storyType: StoryType;
  /** The pin that led to it. */
  readonly pinId: string;
  readonly title: string;
  readonly location: string | null;
  readonly pinIds: readonly string[];
  readonly boardIds: readonly string[];
  readonly topics: readonly Topic[];
}

/** Statements besides those that find a story: the records of the page, at the end. */
const MOST_BEFORE = { one: 2, two: 1 };

/** What stands between this page and the next one; nothing on most pages. */
export async function findStory(context: CallContext, place: StoryPlace): Promise<FoundStory | null> {
  if (place.turn % PAGES_APART !== 0) return null;
  const storyType = TURNS[(place.turn / PAGES_APART) % TURNS.length]!;
  if (place.statements > (takesTwo.has(storyType) ? MOST_BEFORE.two : MOST_BEFORE.one)) return null;
  // Further down it is about what is read there.
  const pinId = place.turn === 0 ? place.pinId : (place.pinIds[0] ?? place.pinId);
  return finders[storyType](context, { ...place, pinId });
}

type Finder = (context: CallContext, place: StoryPlace) => Promise<FoundStory | null>;

const finders: Readonly<Record<(typeof TURNS)[number], Finder>> = {
  from_creator: async ({ core, viewer }, { pinId }) => {
    const pinIds = await selectMoreOfPinner(core.db, viewer, pinId, MOST_PINS);
    return foundStory({ storyType: 'from_creator', pinId, pinIds });
  },
  related_boards: async ({ core, viewer }, { pinId, pinIds }) => {
    const boardIds = await selectBoardsOfPins(core.db, viewer, { pinIds, except: pinId, most: MOST_BOARDS });
    return foundStory({ storyType: 'related_boards', pinId, boardIds });
  },
  related_interests: async (context, { pinId, pinIds }) => {
    const [first, ...topics] = await readTopicsOfPins(context, pinIds, MOST_TOPICS);
    if (!first) return null;
    return foundStory({ storyType: 'related_interests', pinId, title: first.name, location: topicPath(first.slug), topics });
  },
  shop_similar: async (context, { pinId }) => {
    const reader = { viewer: context.viewer, language: languageOf(context.request.locale) };
    const topic = await selectTopicToBuy(context.core.db, reader, pinId);
    if (!topic) return null;
    const found = await findProductsOfTopic(context, topic.id, MOST_PINS + 1);
    const pinIds = found.filter((id) => id !== pinId).slice(0, MOST_PINS);
    const location = `/shopping/${topic.slug}/${topic.id}/`;
    return foundStory({ storyType: 'shop_similar', pinId, title: topic.name, location, pinIds });
  },
};

function foundStory(found: Pick<FoundStory, 'storyType' | 'pinId'> & Partial<FoundStory>): FoundStory {
  return { title: '', location: null, pinIds: [], boardIds: [], topics: [], ...found };
}

/** The story of what was found, once its records are there. */
export function storyOf(found: FoundStory, pins: ReadonlyMap<string, PinCard>, boards: readonly BoardCard[]): Story[] {
  const own = found.pinIds.flatMap((id) => pins.get(id) ?? []);
  const pinner = found.storyType === 'from_creator' ? own[0]?.pinner : undefined;
  return makeStory(found.pinId, found.storyType, {
    title: pinner?.fullName ?? found.title,
    location: pinner?.profileUrl ?? found.location,
    objects: [...own, ...boards, ...found.topics],
  });
}
