import { sql, type RawBuilder } from 'kysely';
import { MOST_MENTIONS } from '@bowerbird/domain/social/mentions.ts';
import { boardMilestones } from '@bowerbird/domain/social/news-kinds.ts';
import { countWithWaiting } from '../../core/counters/index.ts';
import type { EventType } from '../../core/events/outbox.ts';

/**
 * What is told of events: SQL that gives `user_id`, `kind`, `subject`, `actor_id`, `pin_id`, `board_id`, `comment_id`, `day`
 * and the event's id for the payloads. Rows are read as they are now, so what has gone is told to nobody.
 */
export type NewsSource = (events: RawBuilder<unknown>) => RawBuilder<unknown>;

const id = (field: string) => sql`(e.payload->>${sql.lit(field)})::bigint`;
const none = sql`NULL::bigint`;

/** A draft (`d`) that did not go out when its time came, and that nobody has mended or given another time. */
export const isUnpublished = sql<boolean>`(d.publishing_status = 1 AND d.scheduled_at IS NOT NULL AND d.pin_id IS NULL)`;

/** Somebody saved a pin onto a board that everybody sees. */
const saved: NewsSource = (events) => sql`
  SELECT v.owner_id AS user_id, 'save' AS kind, v.id AS subject, p.owner_id AS actor_id, v.id AS pin_id, ${none} AS board_id, ${none} AS comment_id, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN pins p ON p.id = ${id('pinId')} JOIN pins v ON v.id = p.via_pin_id
  WHERE p.audience = 0 AND p.deleted_at IS NULL AND v.deleted_at IS NULL`;

const followed: NewsSource = (events) => sql`
  SELECT f.user_id, 'follow', f.user_id, f.follower_id, ${none}, ${none}, ${none}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN user_follows f ON f.follower_id = ${id('userId')} AND f.user_id = ${id('followedId')}`;

const boardFollowed: NewsSource = (events) => sql`
  SELECT b.owner_id, 'board_follow', b.id, f.follower_id, ${none}, b.id, ${none}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN board_follows f ON f.follower_id = ${id('userId')} AND f.board_id = ${id('boardId')} JOIN boards b ON b.id = f.board_id`;

/** Those whom a comment names, who began its thread, and whose the pin or the board is: each is told once, by what concerns them most. */
const commented: NewsSource = (events) => sql`
  SELECT DISTINCT ON (e.id, t.user_id) t.user_id, t.kind, t.subject, c.user_id AS actor_id, c.pin_id, c.board_id, c.id AS comment_id, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN comments c ON c.id = ${id('commentId')} AND c.deleted_at IS NULL AND NOT c.is_filtered
  CROSS JOIN LATERAL (
    SELECT m.user_id, 'mention' AS kind, c.id AS subject, 0 AS rank FROM comment_mentions m WHERE m.comment_id = c.id
    UNION ALL SELECT h.user_id, 'reply', h.id, 1 FROM comments h WHERE h.id = c.parent_id
    UNION ALL SELECT p.owner_id, CASE WHEN c.is_tried THEN 'tried_it' ELSE 'comment' END, p.id, 2 FROM pins p WHERE p.id = c.pin_id
    UNION ALL SELECT b.owner_id, 'comment', b.id, 2 FROM boards b WHERE b.id = c.board_id) t
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
  FROM ${events} e(id text, payload jsonb, day date) JOIN comment_reactions r ON r.comment_id = ${id('commentId')} AND r.user_id = ${id('userId')}
    JOIN comments c ON c.id = r.comment_id AND c.deleted_at IS NULL`;

const pinReacted: NewsSource = (events) => sql`
  SELECT p.owner_id, 'pin_reaction', p.id, r.user_id, p.id, ${none}, ${none}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN pin_reactions r ON r.pin_id = ${id('pinId')} AND r.user_id = ${id('userId')}
    JOIN pins p ON p.id = r.pin_id AND p.deleted_at IS NULL`;

const invited: NewsSource = (events) => sql`
  SELECT i.user_id, 'board_invite', i.board_id, i.invited_by, ${none}, i.board_id, ${none}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN board_invites i ON i.board_id = ${id('boardId')} AND i.user_id = ${id('userId')} AND i.invited_by IS NOT NULL`;

const joinAsked: NewsSource = (events) => sql`
  SELECT b.owner_id, 'board_request', b.id, i.user_id, ${none}, b.id, ${none}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN board_invites i ON i.board_id = ${id('boardId')} AND i.user_id = ${id('userId')} AND i.invited_by IS NULL
    JOIN boards b ON b.id = i.board_id`;

/** Who is to have a board hears of it. */
const offered: NewsSource = (events) => sql`
  SELECT t.user_id, 'board_offer', b.id, b.owner_id, ${none}, b.id, ${none}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN board_transfers t ON t.board_id = ${id('boardId')} AND t.user_id = ${id('userId')} JOIN boards b ON b.id = t.board_id`;

/** The others of a board hear of who joined it. */
const joined: NewsSource = (events) => sql`
  SELECT t.user_id, 'board_join', b.id, k.user_id, ${none}, b.id, ${none}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN board_collaborators k ON k.board_id = ${id('boardId')} AND k.user_id = ${id('userId')} JOIN boards b ON b.id = k.board_id
    CROSS JOIN LATERAL (SELECT b.owner_id AS user_id UNION SELECT o.user_id FROM board_collaborators o WHERE o.board_id = b.id) t`;

/** Who keeps a board hears of what another of them adds; those who follow it are many, and hear by a fan-out. */
const added: NewsSource = (events) => sql`
  SELECT t.user_id, 'board_pin', b.id, p.owner_id, ${none}, b.id, ${none}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN pins p ON p.id = ${id('pinId')} AND p.deleted_at IS NULL JOIN boards b ON b.id = p.board_id AND b.deleted_at IS NULL
    CROSS JOIN LATERAL (SELECT o.user_id FROM board_collaborators o WHERE o.board_id = b.id
      UNION SELECT b.owner_id WHERE EXISTS (SELECT 1 FROM board_collaborators o WHERE o.board_id = b.id)) t`;

/** A creator asks somebody to pay for a pin; it is told while it waits. */
const sponsorAsked: NewsSource = (events) => sql`
  SELECT s.sponsor_id, 'sponsor_ask', s.pin_id, s.creator_id, s.pin_id, ${none}, ${none}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN sponsorships s ON s.pin_id = ${id('pinId')} AND s.sponsor_id = ${id('sponsorId')} AND s.status = 0`;

const sponsorAgreed: NewsSource = (events) => sql`
  SELECT s.creator_id, 'sponsor_yes', s.pin_id, s.sponsor_id, s.pin_id, ${none}, ${none}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN sponsorships s ON s.pin_id = ${id('pinId')} AND s.sponsor_id = ${id('sponsorId')} AND s.status = 1`;

/** Whom a decision of moderators is about hears that there is one; the reason stands on the page that it leads to. */
const decided: NewsSource = (events) => sql`
  SELECT c.author_id, 'decision', c.id, ${none}, ${none}, ${none}, ${none}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN moderation_cases c ON c.id = ${id('caseId')}`;

/** Whose scheduled pin could not go out; it is told while it stays so. */
const notPublished: NewsSource = (events) => sql`
  SELECT d.user_id, 'not_published', d.id, ${none}, ${none}, ${none}, ${none}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN pin_drafts d ON d.id = ${id('draftId')} AND ${isUnpublished}`;

/** Which events are told of, and how. */
export const newsSources = {
  'pin.created': [saved, added],
  'user.followed': [followed],
  'board.followed': [boardFollowed],
  'comment.created': [commented],
  'comment.edited': [edited],
  'comment.reacted': [reacted],
  'pin.reacted': [pinReacted],
  'board.invited': [invited],
  'board.join_asked': [joinAsked],
  'board.offered': [offered],
  'board.joined': [joined],
  'sponsorship.asked': [sponsorAsked],
  'sponsorship.agreed': [sponsorAgreed],
  'case.told': [decided],
  'draft.not_published': [notPublished],
} satisfies { readonly [Type in EventType]?: readonly NewsSource[] };

export type NewsEvent = keyof typeof newsSources;

/** Pins whose picture came to be on so many boards that its first person is told; each number once. */
export function reachedMilestones(events: RawBuilder<unknown>): RawBuilder<unknown> {
  const saves = countWithWaiting('picture_counters.saves', sql.ref('c.saves'), sql.ref('x.picture_id'));
  return sql`SELECT o.id AS pin_id, o.owner_id AS user_id, x.day, x.event_id, max(m.boards) AS boards
    FROM (SELECT DISTINCT ON (p.picture_id) p.picture_id, e.day, e.id::bigint AS event_id
        FROM ${events} e(id text, payload jsonb, day date) JOIN pins p ON p.id = ${id('pinId')}
        WHERE p.via_pin_id IS NOT NULL AND p.audience = 0 AND p.deleted_at IS NULL ORDER BY p.picture_id, e.id) x
      LEFT JOIN picture_counters c ON c.picture_id = x.picture_id
      CROSS JOIN LATERAL (SELECT f.id, f.owner_id FROM pins f WHERE f.picture_id = x.picture_id AND f.audience = 0 AND f.deleted_at IS NULL
        ORDER BY f.id LIMIT 1) o
      JOIN unnest(${sql.lit(`{${boardMilestones.join(',')}}`)}::int[]) m(boards) ON m.boards <= ${saves}
    GROUP BY o.id, o.owner_id, x.day, x.event_id`;
}
