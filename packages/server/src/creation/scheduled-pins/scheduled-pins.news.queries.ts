import { sql } from 'kysely';
import { newsOfSchedule } from '@bowerbird/contract/creation/scheduled-pins/news-kinds.ts';
import { giveNews, toldId, toldNone, type NewsSource } from '../../social/news-kinds/index.ts';

/** A draft (`d`) that did not go out when its time came, and that nobody has mended or given another time. */
const isUnpublished = sql<boolean>`(d.publishing_status = 1 AND d.scheduled_at IS NOT NULL AND d.pin_id IS NULL)`;

/** Whose scheduled pin could not go out; it is told while it stays so. */
const notPublished: NewsSource = (events) => sql`
  SELECT d.user_id, 'not_published', d.id, ${toldNone}, ${toldNone}, ${toldNone}, ${toldNone}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN pin_drafts d ON d.id = ${toldId('draftId')} AND ${isUnpublished}`;

/** That a pin could not go out at its time. */
export const scheduleNews = giveNews({
  kinds: newsOfSchedule,
  words: { not_published: 'news.notPublished' },
  told: { 'draft.not_published': notPublished },
  stands: () => sql`EXISTS (SELECT 1 FROM pin_drafts d WHERE d.id = n.subject AND d.user_id = n.user_id AND ${isUnpublished})`,
  path: '/pin-builder/schedule/',
});
