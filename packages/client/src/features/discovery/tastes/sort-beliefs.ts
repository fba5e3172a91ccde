import type { TasteDegree } from '@bowerbird/domain/discovery/home-feed/taste-degrees.ts';
import { barsOfTaste } from '@bowerbird/domain/discovery/home-feed/taste-strength.ts';
import type { Known } from './change-tastes.ts';

interface Common {
  readonly key: string;
  readonly degree: TasteDegree;
  readonly pinCount: number;
  /** How strong it is by what was learned, whatever the person wants of it. */
  readonly strength: number;
}

/** A board or a topic that home is chosen by. */
export type Belief = Common &
  (
    | { readonly kind: 'board'; readonly taste: Known['tastes'][number] }
    | { readonly kind: 'topic'; readonly taste: Known['topics'][number] }
  );

/** Boards and topics in one list, the strongest first. What the person wants of one does not move it. */
export function sortBeliefs({ tastes, topics }: Pick<Known, 'tastes' | 'topics'>, isFollowed: (topicId: string) => boolean): Belief[] {
  const boards = tastes.map((taste): Belief => ({ ...commonOf(taste, `board ${taste.board_id}`, false), kind: 'board', taste }));
  const ofTopics = topics.map((taste): Belief => ({
    ...commonOf(taste, `topic ${taste.topic.id}`, isFollowed(taste.topic.id)),
    kind: 'topic',
    taste,
  }));
  return [...boards, ...ofTopics].toSorted((one, other) => other.strength - one.strength || other.pinCount - one.pinCount);
}

function commonOf({ degree, pin_count: pinCount }: { degree: TasteDegree; pin_count: number }, key: string, isFollowed: boolean): Common {
  return { key, degree, pinCount, strength: barsOfTaste({ pinCount, isFollowed, degree: 'as_it_is' }) };
}
