import { mixWords } from '../graph/index.ts';

/** What led to a card. It is kept with the card, so that the reason that is told is the true one. */
export type FeedReason = 'saved' | 'followed' | 'fresh' | 'topic' | 'alike' | 'saved_topic';

/** A picture that may come into a home feed, with what is known of it. */
export interface FeedCandidate {
  readonly pin: string;
  readonly picture: string;
  readonly author: string;
  /** The viewer's board whose saves led to it, and its place among what that board led to; `null` where none did. */
  readonly board: string | null;
  readonly rank: number | null;
  /** The picture of the viewer that led to it, where one is known. */
  readonly through: string | null;
  /** Whether it is there because it looks like that picture, of which saves tell nothing yet. */
  readonly isAlike: boolean;
  /** What the vote of its board counts, 1 where nothing was said of it. */
  readonly weight: number;
  readonly isFollowed: boolean;
  /** A topic of the viewer that it is about, and its place among the best of that topic; `null` without one. */
  readonly topic: string | null;
  readonly topicRank: number | null;
  /** What that topic counts, 1 for one that is followed; and whether it is, or is only of what the viewer saved. */
  readonly topicWeight: number;
  readonly isTopicFollowed: boolean;
  readonly saves: number;
  readonly ageDays: number;
}

export interface ArrangedCard extends FeedCandidate {
  readonly reason: FeedReason;
}

/**
 * How much a card is worth to somebody, before what stands beside it counts. The weights were measured on a generated world;
 * learned ones did not do clearly better. A followed topic counts as much as a followed person, and less down its list.
 */
const WEIGHTS = { base: -4, vote: 2.6, followed: 0.9, topic: 0.9, saves: 0.3 / 6, young: 0.5 };
const HALF_RANK = 15;
const YOUNG_DAYS = 14;
/** What a card still counts where one like it stands among the last ten: of its author, its source, the same board of the viewer, the same topic. */
const BESIDE = { window: 10, author: 0.6, reason: 0.92, board: 0.88, topic: 0.88 };
const LOOKED_AT = 160;
/** Each sixteenth place is for something new. */
const NEW_EACH = 16;
/** At most two cards of an author in any eight. */
const OF_AUTHOR = { most: 2, window: 8 };
/** How far chance moves a card, so that another day shows other ones. */
const CHANCE = 0.05;

/** Puts the best cards into an order in which not all are alike: the same for the same seed. */
export function arrangeFeed(candidates: readonly FeedCandidate[], { most, seed }: { most: number; seed: number }): ArrangedCard[] {
  const waiting = candidates
    .map((candidate) => ({ card: { ...candidate, reason: reasonOf(candidate) }, worth: worthOf(candidate) * chanceOf(candidate, seed) }))
    .toSorted((a, b) => b.worth - a.worth || (a.card.pin < b.card.pin ? 1 : -1));
  const arranged: ArrangedCard[] = [];
  while (arranged.length < most && waiting.length > 0) {
    const wantsNew = (arranged.length + 1) % NEW_EACH === 0 && waiting.some(({ card }) => card.reason === 'fresh');
    const at = findBest(waiting, arranged, wantsNew);
    arranged.push(waiting[at]!.card);
    waiting.splice(at, 1);
  }
  return arranged;
}

interface Waiting {
  readonly card: ArrangedCard;
  readonly worth: number;
}

function findBest(waiting: readonly Waiting[], arranged: readonly ArrangedCard[], wantsNew: boolean): number {
  const last = arranged.slice(-BESIDE.window);
  let [best, bestWorth] = [0, -1];
  for (const [at, { card, worth }] of waiting.slice(0, wantsNew ? waiting.length : LOOKED_AT).entries()) {
    if (worth <= bestWorth) break;
    if (wantsNew && card.reason !== 'fresh') continue;
    const here = worth * besideFactor(card, last);
    if (here > bestWorth) [best, bestWorth] = [at, here];
  }
  return best;
}

function besideFactor(card: ArrangedCard, last: readonly ArrangedCard[]): number {
  let factor = 1;
  for (const other of last) {
    if (other.author === card.author) factor *= BESIDE.author;
    if (other.reason === card.reason) factor *= BESIDE.reason;
    if (card.board !== null && other.board === card.board) factor *= BESIDE.board;
    if (card.topic !== null && other.topic === card.topic) factor *= BESIDE.topic;
  }
  const ofAuthor = last.slice(1 - OF_AUTHOR.window).filter((other) => other.author === card.author).length;
  // Far behind all others, but still there where nothing else is.
  return ofAuthor >= OF_AUTHOR.most ? factor / 1_000 : factor;
}

function reasonOf({ board, isAlike, isFollowed, topic, isTopicFollowed }: FeedCandidate): FeedReason {
  if (board !== null) return isAlike ? 'alike' : 'saved';
  if (isFollowed) return 'followed';
  if (topic === null) return 'fresh';
  return isTopicFollowed ? 'topic' : 'saved_topic';
}

function worthOf({ rank, weight, isFollowed, topicRank, topicWeight, saves, ageDays }: FeedCandidate): number {
  const vote = rank === null ? 0 : weight / (1 + rank / HALF_RANK);
  const sum =
    WEIGHTS.base +
    WEIGHTS.vote * vote +
    (isFollowed ? WEIGHTS.followed : 0) +
    (topicRank === null ? 0 : (WEIGHTS.topic * topicWeight) / (1 + topicRank / HALF_RANK)) +
    WEIGHTS.saves * Math.log1p(saves) +
    WEIGHTS.young * Math.exp(-ageDays / YOUNG_DAYS);
  return 1 / (1 + Math.exp(-sum));
}

function chanceOf({ picture }: FeedCandidate, seed: number): number {
  const id = BigInt(picture);
  const chance = mixWords(Number(BigInt.asIntN(32, id >> 32n)) ^ seed, Number(BigInt.asIntN(32, id))) / 2 ** 32;
  return 1 - CHANCE + 2 * CHANCE * chance;
}
