import { sql } from 'kysely';
import { newsOfModeration } from '@bowerbird/contract/social/moderation/news-kinds.ts';
import { giveNews, toldId, toldNone, type NewsSource } from '../news-kinds/index.ts';

/** Whom a decision of moderators is about hears that there is one; the reason stands on the page that it leads to. */
const decided: NewsSource = (events) => sql`
  SELECT c.author_id, 'decision', c.id, ${toldNone}, ${toldNone}, ${toldNone}, ${toldNone}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN moderation_cases c ON c.id = ${toldId('caseId')}`;

/** What moderators decided. */
export const moderationNews = giveNews({
  kinds: newsOfModeration,
  words: { decision: 'news.decision' },
  told: { 'case.told': decided },
  stands: () => sql`EXISTS (SELECT 1 FROM moderation_cases m WHERE m.id = n.subject AND m.author_id = n.user_id AND m.told_at IS NOT NULL)`,
  path: '/settings/account-status/',
});
