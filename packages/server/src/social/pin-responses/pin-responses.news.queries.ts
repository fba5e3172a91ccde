import { sql } from 'kysely';
import { newsOfResponses } from '@bowerbird/contract/social/pin-responses/news-kinds.ts';
import { giveNews, toldId, toldNone, type NewsSource } from '../news-kinds/index.ts';

const pinReacted: NewsSource = (events) => sql`
  SELECT p.owner_id, 'pin_reaction', p.id, r.user_id, p.id, ${toldNone}, ${toldNone}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN pin_reactions r ON r.pin_id = ${toldId('pinId')} AND r.user_id = ${toldId('userId')}
    JOIN pins p ON p.id = r.pin_id AND p.deleted_at IS NULL`;

/** How people react to pins. */
export const responseNews = giveNews({
  kinds: newsOfResponses,
  words: { pin_reaction: 'news.pinReaction' },
  told: { 'pin.reacted': pinReacted },
  stillDone: () => sql`FROM pin_reactions d WHERE d.pin_id = n.pin_id AND d.user_id = a.actor_id`,
});
