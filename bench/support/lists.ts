import { BoardIdeasFeedResource } from '@bowerbird/contract/discovery/board-ideas/calls.ts';
import { BoardSearchResource } from '@bowerbird/contract/discovery/board-search/calls.ts';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { TodayArticleFeedResource, TodayDraftsResource, TodayTabResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { ShoppingFeedResource } from '@bowerbird/contract/discovery/shopping/calls.ts';
import { VideosFeedResource } from '@bowerbird/contract/discovery/videos/calls.ts';
import { IdeasFeedResource, TopicFeedResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { ImportReportResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { FeedbackResource } from '@bowerbird/contract/measurement/feedback/calls.ts';
import { KeptMailsResource, OperatorLogResource } from '@bowerbird/contract/operation/operator/calls.ts';
import { UserBlocksResource, UserMutesResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserFollowersResource, UserFollowingResource } from '@bowerbird/contract/people/follows/calls.ts';
import { BoardsFeedResource, BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { BoardInvitesResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { BoardFeedResource, BoardSectionPinsResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { LinkChecksResource } from '@bowerbird/contract/pinning/link-checks/calls.ts';
import { BoardPickerBoardsResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { HiddenPinsResource } from '@bowerbird/contract/discovery/pin-feedback/calls.ts';
import { ModerationCasesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import {
  AggregatedCommentFeedResource,
  AggregatedCommentReplyFeedResource,
  DidItCommentsResource,
  HiddenCommentersResource,
  HiddenCommentsResource,
  UnifiedCommentsResource,
} from '@bowerbird/contract/social/comments/calls.ts';
import { ReactionsResource } from '@bowerbird/contract/social/pin-responses/calls.ts';
import {
  ContactRequestsResource,
  ConversationMessagesResource,
  ConversationsResource,
  MessageSearchResource,
} from '@bowerbird/contract/social/conversations/calls.ts';
import {
  LiveSessionProductsResource,
  StoryPinTaggedProductsResource,
  TaggedLooksResource,
} from '@bowerbird/contract/creation/product-tags/calls.ts';
import { BoardActivityResource } from '@bowerbird/contract/pinning/board-activity/calls.ts';
import { BlockListResource, ModerationLogResource } from '@bowerbird/contract/social/block-lists/calls.ts';
import { ScheduledPinsResource } from '@bowerbird/contract/creation/scheduled-pins/calls.ts';
import { SponsorshipResource } from '@bowerbird/contract/creation/sponsorships/calls.ts';
import { InvitedPeopleResource } from '@bowerbird/contract/social/invites/calls.ts';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { assembleRegistry } from '@bowerbird/server/instance/assemble-registry.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';
import { sql } from 'kysely';
import { callPath } from './call-path.ts';
import type { OwnedThings } from './owner.ts';
import { findSubjects, type Subjects } from './subjects.ts';

/** What lists are about, besides what stands in every filled database. */
export interface ListSubjects extends Subjects {
  /** A section of the viewer's own. */
  readonly sectionId: string;
  readonly articleId: string;
  /** A comment on the pin, with replies. */
  readonly commentId: string;
  /** A conversation of the owner of the instance. */
  readonly conversationId: string;
  /** What the owner of the instance brings in, of which much does not come. */
  readonly importId: string;
}

/** Finds the subjects of lists, and makes those that are not there. The owner of the instance has to be there. */
export async function findListSubjects(databaseUrl: string, viewer: string): Promise<ListSubjects> {
  const subjects = await findSubjects(databaseUrl, viewer);
  const { pinId, board, ownBoardId } = subjects;
  const db = openDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'bench' });
  const first = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(db)).rows[0]!;
  try {
    await sql`INSERT INTO user_counters (user_id) SELECT id FROM users WHERE username = ${viewer} ON CONFLICT DO NOTHING`.execute(db);
    await sql`INSERT INTO sections (id, board_id, title, slug, position) SELECT next_id(), ${ownBoardId}, 'Lamps', 'lamps', 1
      WHERE NOT EXISTS (SELECT 1 FROM sections WHERE board_id = ${ownBoardId})`.execute(db);
    const section = await first(sql<{ id: string }>`SELECT id FROM sections WHERE board_id = ${ownBoardId} LIMIT 1`);
    await sql`UPDATE pins SET section_id = ${section.id} WHERE board_id = ${ownBoardId} AND section_id IS NULL`.execute(db);
    const article = await first(
      sql<{ id: string }>`INSERT INTO articles (title, blocks, published_at)
        VALUES ('Of a board', jsonb_build_array(jsonb_build_object('kind', 'board', 'board_id', ${board.id}::text)), now()) RETURNING id`,
    );
    const comment = await first(
      sql<{
        id: string;
      }>`INSERT INTO comments (id, pin_id, user_id, text) SELECT next_id(), ${pinId}, id, 'Lovely' FROM users WHERE username = ${viewer} RETURNING id`,
    );
    await sql`INSERT INTO comment_counters (comment_id, talk_id) VALUES (${comment.id}, ${pinId})`.execute(db);
    await sql`INSERT INTO comments (id, pin_id, user_id, parent_id, text)
      SELECT next_id(), ${pinId}, user_id, id, 'Indeed' FROM comments, generate_series(1, 60) WHERE id = ${comment.id}`.execute(db);
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
    const brought = await first(
      sql<{ id: string }>`INSERT INTO imports (user_id, name, bytes, format, status) SELECT id, 'bookmarks.html', 1000, 'netscape', 1
        FROM users WHERE is_owner LIMIT 1 RETURNING id`,
    );
    await sql`INSERT INTO import_items (import_id, number, board, state, reason, key, link)
      SELECT ${brought.id}, n, 0, 3, 'not_web', int4send(n), NULL FROM generate_series(1, 300) n`.execute(db);
    return {
      ...subjects,
      importId: brought.id,
      conversationId: conversation.id,
      commentId: comment.id,
      articleId: article.id,
      sectionId: section.id,
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
  const { pinId, board, author, followed, sectionId, articleId, commentId, conversationId, importId } = subjects;
  return [
    question(UserHomefeedResource.get, {}),
    question(RelatedPinFeedResource.get, { pin_id: pinId }),
    question(BaseSearchResource.get, { query: 'garden' }),
    question(TopicFeedResource.get, { interest: 'garden' }),
    question(IdeasFeedResource.get, { interest: 'garden' }),
    question(VideosFeedResource.get, {}),
    question(ShoppingFeedResource.get, {}),
    question(BoardIdeasFeedResource.get, { board_id: board.id }),
    question(StoryPinTaggedProductsResource.get, { pin_id: pinId }),
    question(TaggedLooksResource.get, { pin_id: pinId }),
    question(LiveSessionProductsResource.get, { live_session_id: '1' }),
    question(TodayTabResource.get, {}),
    question(TodayArticleFeedResource.get, { article_id: articleId }),
    question(TodayDraftsResource.get, {}, { isAskedByOwner: true }),
    question(ModerationCasesResource.get, { list: 'open' }, { isAskedByOwner: true }),
    question(BlockListResource.get, { kind: 'domain' }, { isAskedByOwner: true }),
    question(ModerationLogResource.get, {}, { isAskedByOwner: true }),
    question(BoardActivityResource.get, { board_id: owner.boardId }, { isAskedByOwner: true }),
    question(BoardFeedResource.get, { board_id: board.id }),
    question(BoardSearchResource.get, { board_id: board.id, query: 'garden' }),
    question(BoardsResource.get, { username: owner.username }),
    question(BoardsFeedResource.get, { username: owner.username }),
    question(BoardInvitesResource.get, {}),
    question(BoardSectionsResource.get, { board_id: owner.boardId }, { isAskedByOwner: true }),
    question(BoardSectionPinsResource.get, { section_id: sectionId }),
    question(BoardPickerBoardsResource.get, {}, { isAskedByOwner: true }),
    question(AggregatedCommentFeedResource.get, { pin_id: pinId }),
    question(AggregatedCommentReplyFeedResource.get, { comment_id: commentId }),
    question(NewsHubResource.get, {}),
    question(UnifiedCommentsResource.get, { pin_id: pinId, sort: 'newest' }),
    question(DidItCommentsResource.get, { pin_id: pinId }),
    question(ReactionsResource.get, { pin_id: pinId }),
    question(HiddenCommentersResource.get, {}),
    question(HiddenCommentsResource.get, {}),
    question(HiddenPinsResource.get, {}),
    question(InvitedPeopleResource.get, {}),
    question(LinkChecksResource.get, {}),
    question(ScheduledPinsResource.get, {}),
    question(SponsorshipResource.get, {}),
    question(ConversationsResource.get, {}, { isAskedByOwner: true }),
    question(ConversationMessagesResource.get, { conversation_id: conversationId }, { isAskedByOwner: true }),
    question(ConversationMessagesResource.get, { conversation_id: conversationId, newer_than: '1' }, { isAskedByOwner: true }),
    question(MessageSearchResource.get, { term: 'garden' }, { isAskedByOwner: true }),
    question(ContactRequestsResource.get, {}, { isAskedByOwner: true }),
    question(ImportReportResource.get, { id: importId }, { isAskedByOwner: true }),
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
