import { sql, type RawBuilder } from 'kysely';
import { newsOfPinning } from '@bowerbird/contract/social/news-kinds/news-kinds.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { notBlocked } from '../../people/users/index.ts';
import { giveNews, someOf, type GivenNews } from './news-kinds.registry.ts';
import { toldId, toldNone, type NewsSource } from './told-events.queries.ts';

/** Somebody saved a pin onto a board that everybody sees. */
const saved: NewsSource = (events) => sql`
  SELECT v.owner_id AS user_id, 'save' AS kind, v.id AS subject, p.owner_id AS actor_id, v.id AS pin_id, ${toldNone} AS board_id, ${toldNone} AS comment_id, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN pins p ON p.id = ${toldId('pinId')} JOIN pins v ON v.id = p.via_pin_id
  WHERE p.audience = 0 AND p.deleted_at IS NULL AND v.deleted_at IS NULL`;

const followed: NewsSource = (events) => sql`
  SELECT f.user_id, 'follow', f.user_id, f.follower_id, ${toldNone}, ${toldNone}, ${toldNone}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN user_follows f ON f.follower_id = ${toldId('userId')} AND f.user_id = ${toldId('followedId')}`;

const boardFollowed: NewsSource = (events) => sql`
  SELECT b.owner_id, 'board_follow', b.id, f.follower_id, ${toldNone}, b.id, ${toldNone}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN board_follows f ON f.follower_id = ${toldId('userId')} AND f.board_id = ${toldId('boardId')} JOIN boards b ON b.id = f.board_id`;

const invited: NewsSource = (events) => sql`
  SELECT i.user_id, 'board_invite', i.board_id, i.invited_by, ${toldNone}, i.board_id, ${toldNone}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN board_invites i ON i.board_id = ${toldId('boardId')} AND i.user_id = ${toldId('userId')} AND i.invited_by IS NOT NULL`;

const joinAsked: NewsSource = (events) => sql`
  SELECT b.owner_id, 'board_request', b.id, i.user_id, ${toldNone}, b.id, ${toldNone}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN board_invites i ON i.board_id = ${toldId('boardId')} AND i.user_id = ${toldId('userId')} AND i.invited_by IS NULL
    JOIN boards b ON b.id = i.board_id`;

/** Who is to have a board hears of it. */
const offered: NewsSource = (events) => sql`
  SELECT t.user_id, 'board_offer', b.id, b.owner_id, ${toldNone}, b.id, ${toldNone}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN board_transfers t ON t.board_id = ${toldId('boardId')} AND t.user_id = ${toldId('userId')} JOIN boards b ON b.id = t.board_id`;

/** The others of a board hear of who joined it. */
const joined: NewsSource = (events) => sql`
  SELECT t.user_id, 'board_join', b.id, k.user_id, ${toldNone}, b.id, ${toldNone}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN board_collaborators k ON k.board_id = ${toldId('boardId')} AND k.user_id = ${toldId('userId')} JOIN boards b ON b.id = k.board_id
    CROSS JOIN LATERAL (SELECT b.owner_id AS user_id UNION SELECT o.user_id FROM board_collaborators o WHERE o.board_id = b.id) t`;

/** Who keeps a board hears of what another of them adds; those who follow it are many, and hear by a fan-out. */
const added: NewsSource = (events) => sql`
  SELECT t.user_id, 'board_pin', b.id, p.owner_id, ${toldNone}, b.id, ${toldNone}, e.day, e.id::bigint
  FROM ${events} e(id text, payload jsonb, day date) JOIN pins p ON p.id = ${toldId('pinId')} AND p.deleted_at IS NULL JOIN boards b ON b.id = p.board_id AND b.deleted_at IS NULL
    CROSS JOIN LATERAL (SELECT o.user_id FROM board_collaborators o WHERE o.board_id = b.id
      UNION SELECT b.owner_id WHERE EXISTS (SELECT 1 FROM board_collaborators o WHERE o.board_id = b.id)) t`;

/** The least id of the day of a group: ids grow with time. */
const dayBegin = sql`((extract(epoch FROM n.day) * 1000 - 1767225600000)::bigint << 22)`;

/** Who is asked to join sees a board that is there, unless its owner and they block each other. */
const boardOfInvite = (viewer: SignedInViewer): RawBuilder<boolean> => sql`(b.deleted_at IS NULL
  AND EXISTS (SELECT 1 FROM board_invites v WHERE v.board_id = b.id AND v.user_id = n.user_id AND v.invited_by IS NOT NULL)
  AND ${notBlocked(viewer, sql.ref('b.owner_id'))})`;

/** What people do with people, boards and pins. Those areas lie below news, so they give nothing themselves. */
export const pinningNews: readonly GivenNews[] = [
  giveNews({
    kinds: someOf(newsOfPinning, 'save'),
    words: { save: 'news.save' },
    told: { 'pin.created': saved },
    stillDone: () => sql`FROM pins d WHERE d.via_pin_id = n.pin_id AND d.owner_id = a.actor_id AND d.audience = 0 AND d.deleted_at IS NULL`,
  }),
  giveNews({
    kinds: someOf(newsOfPinning, 'follow'),
    words: { follow: 'news.follow' },
    told: { 'user.followed': followed },
    stillDone: () => sql`FROM user_follows d WHERE d.follower_id = a.actor_id AND d.user_id = n.user_id`,
  }),
  giveNews({
    kinds: someOf(newsOfPinning, 'board_follow'),
    words: { board_follow: 'news.boardFollow' },
    told: { 'board.followed': boardFollowed },
    stillDone: () => sql`FROM board_follows d WHERE d.follower_id = a.actor_id AND d.board_id = n.board_id`,
  }),
  giveNews({
    kinds: someOf(newsOfPinning, 'board_invite'),
    words: { board_invite: 'news.boardInvite' },
    told: { 'board.invited': invited },
    boardShown: boardOfInvite,
  }),
  giveNews({
    kinds: someOf(newsOfPinning, 'board_request'),
    words: { board_request: 'news.boardRequest' },
    told: { 'board.join_asked': joinAsked },
    stillDone: () => sql`FROM board_invites d WHERE d.board_id = n.board_id AND d.user_id = a.actor_id AND d.invited_by IS NULL`,
  }),
  giveNews({
    kinds: someOf(newsOfPinning, 'board_offer'),
    words: { board_offer: 'news.boardOffer' },
    told: { 'board.offered': offered },
    stands: () => sql`EXISTS (SELECT 1 FROM board_transfers v WHERE v.board_id = b.id AND v.user_id = n.user_id)`,
  }),
  giveNews({
    kinds: someOf(newsOfPinning, 'board_join'),
    words: { board_join: 'news.boardJoin' },
    told: { 'board.joined': joined },
    stillDone: () => sql`FROM board_collaborators d WHERE d.board_id = n.board_id AND d.user_id = a.actor_id`,
  }),
  giveNews({
    kinds: someOf(newsOfPinning, 'board_pin'),
    words: { board_pin: 'news.boardPin' },
    told: { 'pin.created': added },
    stillDone: () =>
      sql`FROM pins d WHERE d.board_id = n.board_id AND d.owner_id = a.actor_id AND d.deleted_at IS NULL AND d.id > ${dayBegin}`,
  }),
  giveNews({
    kinds: someOf(newsOfPinning, 'price_drop'),
    words: { price_drop: 'news.priceDrop' },
    stands: () => sql`EXISTS (SELECT 1 FROM links l WHERE l.id = p.link_id AND l.currency = n.details->>'currency'
      AND l.price_micros <= (n.details->>'price')::bigint)`,
  }),
  giveNews({ kinds: someOf(newsOfPinning, 'many_boards'), words: { many_boards: 'news.manyBoards' } }),
];
