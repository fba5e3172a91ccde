import type { BoardCard, boardBase, CoverImage, PreviewImage } from '@bowerbird/contract/pinning/boards/records.ts';
import type { FieldsOf } from '@bowerbird/contract/protocol/records.ts';
import type { NamedUser, User } from '@bowerbird/contract/people/users/schemas.ts';
import { imagesOf, type PictureFacts } from '@bowerbird/domain/media/renditions.ts';
import { privacyName } from '@bowerbird/domain/pinning/privacy.ts';
import { boardAccessOf } from './boards.access.ts';
import type { BoardCardRow, BoardRow, CoverRow } from './hydrate.queries.ts';

const MOST_COVERS = 5;

/** What boards know of themselves; other features add their parts. */
type OwnFields = FieldsOf<typeof boardBase>;

/** What a board's card shows (`C3.7`); when it was archived is for its owner alone. */
export function presentBoardCard(row: BoardCardRow, owner: NamedUser, mediaUrl: string): BoardCard {
  return { ...presentShared(row, mediaUrl), owner };
}

/** The board as the wire shows it (`C3.7`, `B3.27`). */
export function presentBoard(row: BoardRow, people: readonly User[], mediaUrl: string): OwnFields {
  const shared = presentShared(row, mediaUrl);
  const byId = new Map(people.map((person) => [person.id, person]));
  return {
    ...shared,
    entityId: row.id,
    description: row.description,
    layout: row.layout as OwnFields['layout'],
    comments_disabled: row.comments_disabled,
    is_collaborative: shared.isCollaborative,
    collaborated_by_me: shared.collaboratedByMe,
    collaboratorPermissions: shared.collaboratedByMe ? shared.access : [],
    followed_by_me: row.followed_by_me,
    owner: byId.get(row.owner_id)!,
    sectionless_pin_count: Math.max(0, row.pins - row.pins_in_sections),
    collaborating_users: row.collaborator_ids.flatMap((id) => byId.get(id) ?? []),
    pending_ownership_transfer: row.pending_owner_id,
    sensitivity_screen: { reason: null, show_warning: false },
    cover_pin: row.cover_pin_id,
    images: shared.cover_images,
    preview_image: presentPreview(row.covers, mediaUrl),
    has_fresh_more_ideas_tab: false,
    related_interest_ids: [],
  };
}

function presentShared(row: BoardCardRow, mediaUrl: string): Omit<BoardCard, 'owner'> {
  return {
    type: 'board',
    id: row.id,
    name: row.name,
    slug: row.slug,
    url: boardUrl({ username: row.owner_username, slug: row.slug }),
    privacy: privacyName(row.privacy),
    isCollaborative: row.collaborators > 0,
    collaboratedByMe: row.role !== 'owner' && row.role !== 'visitor',
    followedByMe: row.followed_by_me,
    followerCount: row.followers,
    pin_count: row.pins,
    section_count: row.sections,
    collaborator_count: row.collaborators,
    access: boardAccessOf(row.role),
    archived_by_me_at: row.role === 'owner' ? (row.archived_at?.toISOString() ?? null) : null,
    cover_images: row.covers.slice(0, MOST_COVERS).map((cover) => presentCover(cover, mediaUrl)),
    createdAt: row.created_at.toISOString(),
    modifiedAt: row.modified_at.toISOString(),
  };
}

/** One picture of a cover, in the size of a card. */
export function presentCover(cover: CoverRow, mediaUrl: string): CoverImage {
  return { pinId: cover.pin_id, ...imagesOf(factsOf(cover), mediaUrl)['236x'] };
}

/** The first picture of a cover, in the shape of a link preview. */
export function presentPreview([first]: readonly CoverRow[], mediaUrl: string): PreviewImage | null {
  if (!first) return null;
  const { url, width, height } = imagesOf(factsOf(first), mediaUrl)['600x315'];
  return { url, width, height };
}

function factsOf({ signature, width, height, dominant_color }: CoverRow): PictureFacts {
  return { signature, width, height, dominantColor: hexColor(dominant_color) };
}

/** Where a board is (`C2.7`). */
export function boardUrl(board: { username: string; slug: string }): string {
  return `/${board.username}/${encodeURIComponent(board.slug)}/`;
}

/** Where a section of a board is. */
export function sectionUrl(board: { username: string; slug: string }, sectionSlug: string): string {
  return `${boardUrl(board)}${encodeURIComponent(sectionSlug)}/`;
}

/** A colour as it rests, as CSS has it. */
export function hexColor(color: number): string {
  return `#${color.toString(16).padStart(6, '0')}`;
}
