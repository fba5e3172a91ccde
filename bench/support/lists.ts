import { BoardIdeasFeedResource } from '@bowerbird/contract/discovery/board-ideas/calls.ts';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { TodayArticleFeedResource, TodayDraftsResource, TodayTabResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { ShoppingFeedResource } from '@bowerbird/contract/discovery/shopping/calls.ts';
import { VideosFeedResource } from '@bowerbird/contract/discovery/videos/calls.ts';
import { TopicFeedResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { FeedbackResource } from '@bowerbird/contract/measurement/feedback/calls.ts';
import { KeptMailsResource, OperatorLogResource } from '@bowerbird/contract/operation/operator/calls.ts';
import { UserBlocksResource, UserMutesResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserFollowersResource, UserFollowingResource } from '@bowerbird/contract/people/follows/calls.ts';
import { BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { BoardInvitesResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { BoardFeedResource, BoardSectionPinsResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardPickerBoardsResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { ModerationCasesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import {
  AggregatedCommentFeedResource,
  AggregatedCommentReplyFeedResource,
  UnifiedCommentsResource,
} from '@bowerbird/contract/social/comments/calls.ts';
import {
  ContactRequestsResource,
  ConversationMessagesResource,
  ConversationsResource,
} from '@bowerbird/contract/social/conversations/calls.ts';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { assembleRegistry } from '@bowerbird/server/instance/assemble-registry.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import { sql } from 'kysely';
import { callPath } from './call-path.ts';
import type { OwnedThings } from './owner.ts';

/** What the calls of a filled database are about: each is the largest of its kind. */
export interface ListSubjects {
  readonly pinId: string;
  readonly board: { readonly id: string; readonly slug: string; readonly username: string };
  readonly author: string;
  /** Who most people follow. */
  readonly followed: string;
  /** A section of the viewer's own. */
  readonly sectionId: string;
  readonly sectionBoardId: string;
  readonly articleId: string;
  /** A comment on the pin, with replies. */
  readonly commentId: string;
  /** A conversation of the owner of the instance. */
  readonly conversationId: string;
}

/** Finds the subjects in a filled database, and makes the viewer's section if it is not there. */
export async function findListSubjects(databaseUrl: string, viewer: string): Promise<ListSubjects> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'bench' });
  const first = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(db)).rows[0]!;
  try {
    const pin = await first(sql<{ id: string }>`SELECT p.id FROM (SELECT picture_id FROM picture_counters ORDER BY saves DESC LIMIT 1) c
      JOIN pins p USING (picture_id) JOIN users u ON u.id = p.owner_id AND NOT u.is_private WHERE p.audience = 0 LIMIT 1`);
    const board = await first(sql<{ id: string; slug: string; username: string }>`SELECT b.id, b.slug, u.username FROM board_counters c
      JOIN boards b ON b.id = c.board_id AND b.privacy = 0 JOIN users u ON u.id = b.owner_id AND NOT u.is_private ORDER BY c.pins DESC LIMIT 1`);
    const author = await first(sql<{ username: string }>`SELECT u.username FROM user_counters c
      JOIN users u ON u.id = c.user_id AND NOT u.is_private ORDER BY c.pins_public DESC LIMIT 1`);
    const followed = await first(sql<{ username: string }>`SELECT u.username FROM user_counters c
      JOIN users u ON u.id = c.user_id AND NOT u.is_private ORDER BY c.followers DESC LIMIT 1`);
    await sql`INSERT INTO user_counters (user_id) SELECT id FROM users WHERE username = ${viewer} ON CONFLICT DO NOTHING`.execute(db);
    const kept = await first(
      sql<{ id: string }>`SELECT b.id FROM boards b JOIN users u ON u.id = b.owner_id WHERE u.username = ${viewer} LIMIT 1`,
    );
    await sql`INSERT INTO sections (id, board_id, title, slug, position) SELECT next_id(), ${kept.id}, 'Lamps', 'lamps', 1
      WHERE NOT EXISTS (SELECT 1 FROM sections WHERE board_id = ${kept.id})`.execute(db);
    const section = await first(sql<{ id: string }>`SELECT id FROM sections WHERE board_id = ${kept.id} LIMIT 1`);
    await sql`UPDATE pins SET section_id = ${section.id} WHERE board_id = ${kept.id} AND section_id IS NULL`.execute(db);
    const article = await first(
      sql<{ id: string }>`INSERT INTO articles (title, blocks, published_at)
        VALUES ('Of a board', jsonb_build_array(jsonb_build_object('kind', 'board', 'board_id', ${board.id}::text)), now()) RETURNING id`,
    );
    const comment = await first(
      sql<{
        id: string;
      }>`INSERT INTO comments (id, pin_id, user_id, text) SELECT next_id(), ${pin.id}, id, 'Lovely' FROM users WHERE username = ${viewer} RETURNING id`,
    );
    await sql`INSERT INTO comment_counters (comment_id, pin_id) VALUES (${comment.id}, ${pin.id})`.execute(db);
    await sql`INSERT INTO comments (id, pin_id, user_id, parent_id, text)
      SELECT next_id(), ${pin.id}, user_id, id, 'Indeed' FROM comments, generate_series(1, 60) WHERE id = ${comment.id}`.execute(db);
    const conversation = await first(
      sql<{ id: string }>`INSERT INTO conversations (pair_low, pair_high) SELECT least(o.id, v.id), greatest(o.id, v.id)
        FROM users o, users v WHERE o.is_owner AND v.username = ${viewer}
        ON CONFLICT (pair_low, pair_high) DO UPDATE SET is_group = false RETURNING id`,
    );
    await sql`INSERT INTO conversation_members (conversation_id, user_id, state) SELECT ${conversation.id}, id, 0
      FROM users WHERE is_owner OR username = ${viewer} ON CONFLICT DO NOTHING`.execute(db);
    await sql`INSERT INTO messages (id, conversation_id, user_id, text) SELECT next_id(), ${conversation.id}, u.id, 'Hello'
      FROM users u, generate_series(1, 300) WHERE u.username = ${viewer}`.execute(db);
    await sql`UPDATE conversation_members SET last_id = (SELECT max(id) FROM messages WHERE conversation_id = ${conversation.id})
      WHERE conversation_id = ${conversation.id}`.execute(db);
    return {
      conversationId: conversation.id,
      commentId: comment.id,
      articleId: article.id,
      pinId: pin.id,
      board,
      author: author.username,
      followed: followed.username,
      sectionId: section.id,
      sectionBoardId: kept.id,
    };
  } finally {
    await db.destroy();
  }
}

/** What to ask a list for, and who asks: the viewer, or the owner of the instance. */
export interface ListQuestion {
  readonly name: string;
  /** The address of a first page of this size. */
  readonly pathOf: (size: number) => string;
  readonly isAskedByOwner: boolean;
}

function question<Input extends PageInput, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Omit<Input, keyof PageInput>,
  by: { readonly isAskedByOwner?: boolean } = {},
): ListQuestion {
  const pathOf = (size: number) => callPath(endpoint as Endpoint, { ...input, page_size: size });
  return { name: nameOf(endpoint), pathOf, isAskedByOwner: by.isAskedByOwner ?? false };
}

/** What to ask each list for; a list that is declared and stands not here fails the measurement, and its test. */
export function listQuestions(subjects: ListSubjects, owner: OwnedThings): ListQuestion[] {
  const { pinId, board, author, followed, sectionId, articleId, commentId, conversationId } = subjects;
  return [
    question(UserHomefeedResource.get, {}),
    question(RelatedPinFeedResource.get, { pin_id: pinId }),
    question(BaseSearchResource.get, { query: 'garden' }),
    question(TopicFeedResource.get, { interest: 'garden' }),
    question(VideosFeedResource.get, {}),
    question(ShoppingFeedResource.get, {}),
    question(BoardIdeasFeedResource.get, { board_id: board.id }),
    question(TodayTabResource.get, {}),
    question(TodayArticleFeedResource.get, { article_id: articleId }),
    question(TodayDraftsResource.get, {}, { isAskedByOwner: true }),
    question(ModerationCasesResource.get, { list: 'open' }, { isAskedByOwner: true }),
    question(BoardFeedResource.get, { board_id: board.id }),
    question(BoardsResource.get, { username: owner.username }),
    question(BoardInvitesResource.get, {}),
    question(BoardSectionsResource.get, { board_id: owner.boardId }, { isAskedByOwner: true }),
    question(BoardSectionPinsResource.get, { section_id: sectionId }),
    question(BoardPickerBoardsResource.get, {}, { isAskedByOwner: true }),
    question(AggregatedCommentFeedResource.get, { pin_id: pinId }),
    question(AggregatedCommentReplyFeedResource.get, { comment_id: commentId }),
    question(NewsHubResource.get, {}),
    question(UnifiedCommentsResource.get, { pin_id: pinId, sort: 'newest' }),
    question(ConversationsResource.get, {}, { isAskedByOwner: true }),
    question(ConversationMessagesResource.get, { conversation_id: conversationId }, { isAskedByOwner: true }),
    question(ContactRequestsResource.get, {}, { isAskedByOwner: true }),
    question(UserPinsResource.get, { username: author }),
    question(UserBlocksResource.get, {}),
    question(UserMutesResource.get, {}),
    question(UserFollowersResource.get, { username: followed }),
    question(UserFollowingResource.get, { username: 'viewer_2000' }),
    question(KeptMailsResource.get, {}, { isAskedByOwner: true }),
    question(OperatorLogResource.get, {}, { isAskedByOwner: true }),
    question(FeedbackResource.get, {}, { isAskedByOwner: true }),
  ];
}

const nameOf = ({ name, place }: Endpoint): string => (place.kind === 'resource' ? place.resource : name);

/** The lists that the instance declares. */
export function declaredLists(): string[] {
  const endpoints = [...assembleRegistry().endpoints.values()].map(({ endpoint }) => endpoint);
  return endpoints.filter(({ paged }) => paged).map(nameOf);
}
