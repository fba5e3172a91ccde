import { CAST_NAMES, type CastName } from '../content/cast.ts';
import type { Work } from '../art/drawing/work.ts';
import { WORKS } from '../art/works.ts';
import type { DemoArticle } from '../content/articles.ts';
import { BOARDS, type DemoBoard } from '../content/boards.ts';
import { BOARD_FOLLOWS, FOLLOWS } from '../content/follows.ts';
import { inMakingOrder } from '../content/order.ts';
import { SEARCHES } from '../content/searches.ts';
import { STORIES, type DemoStory } from '../content/stories.ts';
import { TAGGED, type DemoTag } from '../content/product-tags.ts';
import { INVITES, SPONSORSHIPS, type DemoSponsorship } from '../content/requests.ts';
import { REACTIONS, TALK, type DemoComment, type DemoReactions } from '../content/talk.ts';
import { homeBoardOf, sectionOf } from '../content/placing.ts';
import { savesOf } from '../content/saves.ts';
import { localArticles } from '../content/translated-articles.ts';

/** One thing to make. The key names it for good: what was made under a key is not made again. */
export type DemoStep = { key: string } & (
  | { act: 'join'; person: CastName }
  | { act: 'open board'; board: DemoBoard }
  | { act: 'follow person'; person: CastName; other: CastName }
  | { act: 'follow board'; person: CastName; board: DemoBoard }
  | { act: 'search'; query: string; people: readonly CastName[] }
  | { act: 'comment'; comment: DemoComment }
  | { act: 'react'; reacted: DemoReactions }
  | { act: 'publish story'; story: DemoStory }
  | { act: 'tag products'; board: DemoBoard; shown: string; tags: readonly DemoTag[] }
  | { act: 'ask sponsor'; sponsorship: DemoSponsorship }
  | { act: 'invite'; board: DemoBoard; person: CastName }
  | { act: 'publish article'; article: DemoArticle; daysAgo: number }
  | { act: 'pin' | 'save'; board: DemoBoard; section: string | undefined; work: (typeof WORKS)[number] }
);

/** So many pins come before anything but people and boards: one of each kind, and a few more. */
const FIRST_PINS = 70;

/** Saves that follow each later pin, of what is there already. */
const SAVES_A_PIN = 3;

/**
 * Everything the demo is made of, in order. The first minute fills the first page: people, their boards, one picture of each
 * kind. Then come follows, and the other pictures mixed with saves of earlier ones. At the end come searches, comments, and the
 * articles that show the pictures.
 */
export function planDemo(): DemoStep[] {
  const pins = inMakingOrder(WORKS).map(pinStep);
  return [
    ...CAST_NAMES.map((person): DemoStep => ({ key: personKey(person), act: 'join', person })),
    ...BOARDS.map((board): DemoStep => ({ key: boardKey(board), act: 'open board', board })),
    ...pins.slice(0, FIRST_PINS),
    ...followSteps(),
    ...mixWithSaves(pins.slice(0, FIRST_PINS), pins.slice(FIRST_PINS)),
    ...SEARCHES.map(({ query, people }): DemoStep => ({ key: `search ${query}`, act: 'search', query, people })),
    ...TALK.map((comment): DemoStep => ({ key: commentKey(comment.key), act: 'comment', comment })),
    ...REACTIONS.map((reacted): DemoStep => ({ key: `reactions ${reacted.work}`, act: 'react', reacted })),
    ...STORIES.map((story): DemoStep => ({ key: `story ${story.key}`, act: 'publish story', story })),
    ...TAGGED.map(tagStep),
    ...SPONSORSHIPS.map((sponsorship): DemoStep => ({ key: `sponsor ${sponsorship.work}`, act: 'ask sponsor', sponsorship })),
    ...BOARDS.flatMap((board) =>
      (INVITES[board.key] ?? []).map((person): DemoStep => ({ key: `invite ${person} to ${board.key}`, act: 'invite', board, person })),
    ),
    ...localArticles().flatMap((articles) =>
      articles.map((article, daysAgo): DemoStep => ({ key: articleKey(article), act: 'publish article', article, daysAgo })),
    ),
  ];
}

export const personKey = (person: CastName): string => `person ${person}`;
export const boardKey = (board: Pick<DemoBoard, 'key'>): string => `board ${board.key}`;
export const articleKey = (article: Pick<DemoArticle, 'key'>): string => `article ${article.key}`;
export const commentKey = (key: string): string => `comment ${key}`;
export const pinKey = (work: Pick<Work, 'id'>): string => `pin ${work.id}`;

type PinStep = Extract<DemoStep, { act: 'pin' | 'save' }>;

function pinStep(work: (typeof WORKS)[number]): PinStep {
  const board = homeBoardOf(work);
  return { key: pinKey(work), act: 'pin', board, section: sectionOf(board, work), work };
}

function tagStep({ work, tags }: (typeof TAGGED)[number]): DemoStep {
  const shown = WORKS.find(({ id }) => id === work);
  if (!shown) throw new Error(`The demo has no picture "${work}".`);
  return { key: `tags ${work}`, act: 'tag products', board: homeBoardOf(shown), shown: work, tags };
}

function followSteps(): DemoStep[] {
  const people = CAST_NAMES.flatMap((person) =>
    FOLLOWS[person].map((other): DemoStep => ({ key: `${person} follows ${other}`, act: 'follow person', person, other })),
  );
  const boards = CAST_NAMES.flatMap((person) =>
    BOARDS.filter(({ key }) => BOARD_FOLLOWS[person].includes(key)).map((board): DemoStep => ({
      key: `${person} follows board ${board.key}`,
      act: 'follow board',
      person,
      board,
    })),
  );
  return [...people, ...boards];
}

/** After each pin a few saves of what was pinned before; what is left over comes last. */
function mixWithSaves(there: readonly PinStep[], coming: readonly PinStep[]): DemoStep[] {
  const byWork = Map.groupBy(savesOf(WORKS), ({ picture }) => picture.id);
  const waiting = there.flatMap((step) => savesOfWork(step, byWork));
  const steps = coming.flatMap((step) => {
    const now = waiting.splice(0, SAVES_A_PIN);
    waiting.push(...savesOfWork(step, byWork));
    return [step, ...now];
  });
  return [...steps, ...waiting];
}

const savesOfWork = ({ work }: PinStep, byWork: ReadonlyMap<string, readonly { board: DemoBoard }[]>): PinStep[] =>
  (byWork.get(work.id) ?? []).map(({ board }) => ({
    key: `save ${work.id} to ${board.key}`,
    act: 'save',
    board,
    section: sectionOf(board, work),
    work,
  }));
