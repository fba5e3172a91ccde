import { arrangeFeed } from '@bowerbird/domain/discovery/home-feed/arrange-feed.ts';
import { degreeWeights, tasteDegrees } from '@bowerbird/domain/discovery/home-feed/taste-degrees.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { loadList } from '../../endpoints/records.ts';
import { pinRecords } from '../../pinning/pins/index.ts';
import { biasOf, discoveryOf } from '../recommender/index.ts';
import {
  blendedSlots,
  keepBlend,
  readBlendedExtra,
  selectCandidates,
  type BlendedAbout,
  type BlendedCard,
  type BlendedExtra,
  type BlendFrame,
  type Start,
  type VotedPicture,
  type WeighedTopic,
} from './blended-feed.queries.ts';

/** How long a blended feed is. How many pictures each board leads to, and how many cards are looked at beyond a page. */
const MOST_CARDS = 500;
const HITS_OF_BOARD = 80;
const SPARE = 15;
/** For so many boards that the graph does not know, so many look-alikes of their newest picture are found. */
const LOOKED_AT = { boards: 3, hits: 20 };
/**
 * What is less alike tells nothing of a taste. Of two drawings of the demo world that are more alike, 72 of 100 were made for one
 * board; of those that merely pass as look-alikes, 44 of 100.
 */
const LEAST_LIKENESS = 0.82;
/** Looks tell less of a taste than saves do. */
const WEIGHT_OF_LOOKS = 0.6;
/** What somebody saves of counts less than what they follow, and by its share of their saves. */
const WEIGHT_OF_SAVED_TOPIC = 0.8;

type Context = Pick<CallContext, 'core' | 'viewer'>;

/**
 * Makes the list that a person's feed begins with, and gives its anchor. `null` where the graph leads to nothing and no topic is
 * followed or saved of: the feed then comes from its sources alone.
 */
async function makeBlend({ core, viewer }: Context, viewerId: string, frame: BlendFrame): Promise<string | null> {
  const { saves, looks } = discoveryOf(core).state();
  const known = saves === 0 ? [] : await askGraph({ core, viewer }, frame.starts);
  const voted = looks === 0 ? known : [...known, ...(await askLooks(core, frame.starts, known))];
  const topics = weighTopics(frame);
  if (voted.length === 0 && topics.length === 0) return null;
  const candidates = await selectCandidates(core.db, viewer, { anchor: frame.anchor, voted, topics });
  const seed = Number(BigInt(frame.anchor) & 0x7fffffffn);
  const cards = arrangeFeed(candidates, { most: MOST_CARDS, seed });
  await keepBlend(core.db, viewerId, { anchor: frame.anchor, lastSave: frame.lastSave, cards });
  return frame.anchor;
}

/** What each topic counts; one that is turned off leads to nothing. */
function weighTopics({ topics }: BlendFrame): WeighedTopic[] {
  return topics.flatMap(({ topic_id, is_followed, pins, saves, degree }) => {
    const weight = degreeWeights[tasteDegrees[degree]!] * (is_followed ? 1 : WEIGHT_OF_SAVED_TOPIC * Math.sqrt(pins / saves));
    return weight === 0 ? [] : [{ id: topic_id, weight, isFollowed: is_followed }];
  });
}

async function askGraph({ core, viewer }: Context, starts: readonly Start[]): Promise<VotedPicture[]> {
  const asked = starts
    .filter(({ degree }) => tasteDegrees[degree] !== 'off')
    .map(({ board, pictures }) => ({ start: BigInt(board), pictures: pictures.map(BigInt) }));
  const hits = await discoveryOf(core).forStarts(asked, biasOf({ core, viewer }), HITS_OF_BOARD);
  const weights = new Map(starts.map(({ board, degree }) => [board, degreeWeights[tasteDegrees[degree]!]]));
  const ranks = new Map<bigint, number>();
  return hits.map(({ picture, start, through }) => {
    const rank = ranks.get(start) ?? 0;
    ranks.set(start, rank + 1);
    return {
      picture: String(picture),
      board: String(start),
      rank,
      weight: weights.get(String(start)) ?? 1,
      through: through === undefined ? null : String(through),
      alike: false,
    };
  });
}

/** What looks like the newest picture of each board that the graph leads nowhere from. */
async function askLooks(core: Context['core'], starts: readonly Start[], known: readonly VotedPicture[]): Promise<VotedPicture[]> {
  const led = new Set(known.map(({ board }) => board));
  const unknown = starts.filter(({ board, degree }) => !led.has(board) && tasteDegrees[degree] !== 'off').slice(0, LOOKED_AT.boards);
  const newest = new Set(unknown.flatMap(({ pictures }) => pictures.slice(0, 1)));
  if (newest.size === 0) return [];
  const alike = await discoveryOf(core).alike([...newest].map(BigInt), LOOKED_AT.hits);
  const hits = Map.groupBy(
    alike.filter(({ score }) => score >= LEAST_LIKENESS),
    ({ start }) => String(start),
  );
  return unknown.flatMap(({ board, degree, pictures: [through = ''] }) => {
    const weight = WEIGHT_OF_LOOKS * degreeWeights[tasteDegrees[degree]!];
    return (hits.get(through) ?? []).map((hit, rank) => ({ picture: String(hit.picture), board, rank, weight, through, alike: true }));
  });
}

/** A page of a kept list: its cards in order, and where it goes on; `null` where it ends. */
export interface BlendedPage {
  readonly anchor: string | null;
  readonly cards: readonly { readonly pin: PinCard; readonly why: BlendedCard }[];
  readonly next: number | null;
}

const NO_PAGE: BlendedPage = { anchor: null, cards: [], next: null };

/** The first page of the list that a person's feed begins with. It is made now where the last half hour has none. */
export async function beginBlended(context: ViewContext, size: number): Promise<BlendedPage> {
  const { userId } = context.viewer;
  if (userId === null) return NO_PAGE;
  const kept = await readBlended(context, { anchor: null, offset: 0, size });
  if (kept.frame === null) return kept;
  const anchor = await makeBlend(context, userId, kept.frame);
  return anchor === null ? NO_PAGE : takeBlended(context, { anchor, offset: 0, size });
}

/** The next cards of a list, by one statement. */
export async function takeBlended(context: ViewContext, asked: { anchor: string; offset: number; size: number }): Promise<BlendedPage> {
  const { cards, next } = await readBlended(context, asked);
  return { anchor: asked.anchor, cards, next };
}

async function readBlended(
  context: ViewContext,
  { anchor, offset, size }: { anchor: string | null; offset: number; size: number },
): Promise<BlendedPage & Pick<BlendedAbout, 'frame'>> {
  const limit = size + SPARE;
  const { about, places } = await loadList<BlendedAbout, PinCard>(
    context,
    pinRecords,
    blendedSlots(context.viewer, { anchor, offset, size, limit }),
  );
  const last = places.length === size ? Number(places.at(-1)!.at) : offset + limit;
  const cards = places.flatMap(({ shape, extra }) => (shape ? [{ pin: shape, why: readBlendedExtra(extra as BlendedExtra) }] : []));
  return { anchor: about.anchor, frame: about.frame, cards, next: last < (about.total ?? 0) ? last : null };
}
