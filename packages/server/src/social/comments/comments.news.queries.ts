import { sql, type RawBuilder } from 'kysely';
import { newsOfComments } from '@bowerbird/contract/social/comments/news-kinds.ts';
import { MOST_MENTIONS } from '@bowerbird/domain/social/mentions.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { isSparedWordsOf } from '../../people/users/index.ts';
import { giveNews, someOf, toldId, type GivenNews, type NewsSource } from '../news-kinds/index.ts';
import { commentVisibleTo, threadVisibleTo } from './comments.access.ts';

/**
 * True in SQL when a comment (`c`) may come to somebody as this kind of news. What is said of their own pins and boards does
 * (`C7.19`), whoever says it.
 */
const isToBeTold = (kind: RawBuilder<unknown>, userId: RawBuilder<unknown>) =>
  sql`NOT (${kind} IN ('mention', 'reply') AND ${isSparedWordsOf(userId, sql.ref('c.user_id'))})`;

/**
 * Those whom a comment names, the author of its thread, and the owner of the pin or the board. Each is told once, by what
 * concerns them most. What stands in a thread that nobody else sees is told to nobody. Readers who hid the author or the thread do not see it, so they are not told. Neither are those whom a
 * block keeps apart from the author of the thread. Who is under 16 hears under things of others only from whom they follow.
 */
const commented: NewsSource = (events) => sql`
  SELECT DISTINCT ON (e.id, t.user_id) t.user_id, t.kind, t.subject, c.user_id AS actor_id, c.pin_id, c.board_id, c.id AS comment_id, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN comments c ON c.id = ${toldId('commentId')} AND c.deleted_at IS NULL AND NOT c.is_filtered
  CROSS JOIN LATERAL (
    SELECT m.user_id, 'mention' AS kind, c.id AS subject, 0 AS rank FROM comment_mentions m WHERE m.comment_id = c.id
    UNION ALL SELECT h.user_id, 'reply', h.id, 1 FROM comments h WHERE h.id = c.parent_id
    UNION ALL SELECT p.owner_id, CASE WHEN c.is_tried THEN 'tried_it' ELSE 'comment' END, p.id, 2 FROM pins p WHERE p.id = c.pin_id
    UNION ALL SELECT b.owner_id, 'comment', b.id, 2 FROM boards b WHERE b.id = c.board_id) t
  LEFT JOIN comments h ON h.id = c.parent_id
  WHERE h.is_filtered IS NOT TRUE AND ${isToBeTold(sql.ref('t.kind'), sql.ref('t.user_id'))}
    AND NOT EXISTS (SELECT 1 FROM hidden_commenters k WHERE k.user_id = t.user_id AND k.author_id IN (c.user_id, h.user_id))
    AND NOT EXISTS (SELECT 1 FROM hidden_comments k WHERE k.user_id = t.user_id AND k.comment_id = h.id)
    AND NOT EXISTS (SELECT 1 FROM blocks k WHERE (k.user_id, k.blocked_id) IN ((t.user_id, h.user_id), (h.user_id, t.user_id)))
  ORDER BY e.id, t.user_id, t.rank`;

/**
 * A changed comment is told to those who do not know it: whom it names now, and all where nobody saw it before. However often it
 * changes, it tells no more people that they are named than a new one may. News go after 90 days, so older ones tell nobody.
 */
const edited: NewsSource = (events) => sql`
  SELECT user_id, kind, subject, actor_id, pin_id, board_id, comment_id, day, id FROM (
    SELECT x.*, row_number() OVER (PARTITION BY x.id, x.kind ORDER BY x.user_id) AS place
    FROM (${commented(events)}) x JOIN comments c ON c.id = x.comment_id AND c.created_at > now() - interval '90 days'
    WHERE NOT EXISTS (SELECT 1 FROM news_comments k JOIN news n ON n.id = k.news_id WHERE k.comment_id = x.comment_id AND n.user_id = x.user_id)) y
  WHERE kind <> 'mention' OR place + (SELECT count(*) FROM news_comments k JOIN news n ON n.id = k.news_id
    WHERE k.comment_id = y.comment_id AND n.kind = 'mention') <= ${sql.lit(MOST_MENTIONS)}`;

const reacted: NewsSource = (events) => sql`
  SELECT c.user_id, 'reaction', c.id, r.user_id, c.pin_id, c.board_id, c.id, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN comment_reactions r ON r.comment_id = ${toldId('commentId')} AND r.user_id = ${toldId('userId')}
    JOIN comments c ON c.id = r.comment_id AND c.deleted_at IS NULL`;

/** The comments (`c`) of news (`n`) that the viewer may see, with their threads; a condition follows. */
export const commentsSeen = (viewer: SignedInViewer): RawBuilder<unknown> =>
  sql`FROM comments c JOIN users cu ON cu.id = c.user_id WHERE ${commentVisibleTo(viewer, 'c', 'cu')} AND ${threadVisibleTo(viewer, 'c')}
    AND ${isToBeTold(sql.ref('n.kind'), sql`${viewer.userId}::bigint`)}`;

/** What people say, and how others react to it. */
export const commentNews: readonly GivenNews[] = [
  giveNews({
    kinds: someOf(newsOfComments, 'comment', 'tried_it', 'reply', 'mention'),
    words: { comment: 'news.comment', tried_it: 'news.triedIt', reply: 'news.reply', mention: 'news.mention' },
    told: { 'comment.created': commented, 'comment.edited': edited },
    stillDone: (viewer) => sql`FROM news_comments k WHERE k.news_id = n.id AND k.actor_id = a.actor_id
      AND (SELECT 1 ${commentsSeen(viewer)} AND c.id = k.comment_id) IS NOT NULL`,
  }),
  giveNews({
    kinds: someOf(newsOfComments, 'reaction'),
    words: { reaction: 'news.reaction' },
    told: { 'comment.reacted': reacted },
    stillDone: () => sql`FROM comment_reactions d WHERE d.comment_id = n.comment_id AND d.user_id = a.actor_id`,
  }),
];
