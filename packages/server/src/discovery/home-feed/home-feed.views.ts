import type { RecommendationReason } from '@bowerbird/contract/discovery/reasons/records.ts';
import type { BlendedCard } from './blended-feed.queries.ts';
import type { ScannedPin } from './home-feed.queries.ts';

/** Why a card of the list that was made for the viewer is there. */
export function presentBlendedReason({ why, ownPin, ownBoard, topic, ...card }: BlendedCard): RecommendationReason {
  if (why === 'followed') return presentFollowed(card);
  if (why === 'fresh') return { reason: 'fresh' };
  if (topic !== null) return { reason: why === 'topic' ? 'followed_topic' : 'saved_topic', reasonId: topic, throughProperties: ['topic'] };
  const reason = why === 'alike' ? 'looks_alike' : 'saved';
  if (ownPin === null) return { reason };
  return { reason, reasonId: ownPin, throughProperties: ['pin'], ...(ownBoard !== null && { board: ownBoard }) };
}

/** Why a pin of one of the other sources is there. */
export function presentSourceReason({ source, author, board, followsAuthor }: ScannedPin): RecommendationReason {
  if (source === 'following' && author !== null && board !== null) return presentFollowed({ author, board, followsAuthor });
  if (source === 'near') return { reason: 'near_saved' };
  return { reason: source === 'daily' ? 'popular' : 'fresh' };
}

/** A pin of somebody who is followed, or else of a board that is. */
function presentFollowed({ author, board, followsAuthor }: Pick<BlendedCard, 'author' | 'board' | 'followsAuthor'>): RecommendationReason {
  return followsAuthor
    ? { reason: 'followed_person', reasonId: author, throughProperties: ['user'] }
    : { reason: 'followed_board', reasonId: board, throughProperties: ['board'] };
}
