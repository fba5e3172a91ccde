import { sql } from 'kysely';
import { newsOfModeration } from '@bowerbird/contract/social/moderation/news-kinds.ts';
import { giveNews, someOf, toldId, toldNone, type GivenNews, type NewsSource } from '../news-kinds/index.ts';

/** Whom a case is about hears of it; what moderators wrote stands on the page that the news lead to. */
const toldToAuthor =
  (kind: keyof typeof newsOfModeration): NewsSource =>
  (events) => sql`
  SELECT c.author_id, ${sql.lit(kind)}, c.id, ${toldNone}, ${toldNone}, ${toldNone}, ${toldNone}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN moderation_cases c ON c.id = ${toldId('caseId')}`;

/** The case (`m`) of news (`n`). */
const caseOfNews = sql`FROM moderation_cases m WHERE m.id = n.subject AND m.author_id = n.user_id AND m.told_at IS NOT NULL`;

const path = '/settings/account-status/';

/** What moderators decided, and what became of an appeal. */
export const moderationNews: readonly GivenNews[] = [
  giveNews({
    kinds: someOf(newsOfModeration, 'decision'),
    words: { decision: 'news.decision' },
    told: { 'case.told': toldToAuthor('decision') },
    stands: () => sql`EXISTS (SELECT 1 ${caseOfNews})`,
    path,
  }),
  giveNews({
    kinds: someOf(newsOfModeration, 'appeal'),
    words: { appeal: 'news.appeal' },
    told: { 'case.answered': toldToAuthor('appeal') },
    stands: () => sql`EXISTS (SELECT 1 ${caseOfNews} AND m.is_upheld IS NOT NULL)`,
    details: sql`(SELECT jsonb_build_object('is_upheld', m.is_upheld) ${caseOfNews})`,
    path,
  }),
];
