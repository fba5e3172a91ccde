import type { Board, CoverImage, PreviewImage } from '@bowerbird/contract/pinning/boards/records.ts';
import type { User } from '@bowerbird/contract/people/users/schemas.ts';
import { imagesOf, type PictureFacts } from '@bowerbird/domain/media/renditions.ts';
import { privacyName } from '@bowerbird/domain/pinning/privacy.ts';
import { boardAccessOf } from './boards.access.ts';
import type { BoardRow, CoverRow } from './hydrate.queries.ts';

const MOST_COVERS = 5;

/** The board as the wire shows it (`C3.7`, `B3.27`); when it was archived is for its owner alone. */
export function presentBoard(row: BoardRow, people: ReadonlyMap<string, User>, owner: User, mediaUrl: string): Board {
  const covers = row.covers.slice(0, MOST_COVERS).map((cover) => presentCover(cover, mediaUrl));
  const isCollaborative = row.is_collaborative || row.collaborators.length > 0;
  const isCollaborator = row.role === 'collaborator';
  const access = boardAccessOf(row.role);
  return {
    type: 'board',
    id: row.id,
    entityId: row.id,
    name: row.name,
    slug: row.slug,
    url: boardUrl({ username: row.owner_username, slug: row.slug }),
    description: row.description,
    privacy: privacyName(row.privacy),
    layout: row.layout as Board['layout'],
    isCollaborative,
    is_collaborative: isCollaborative,
    collaboratedByMe: isCollaborator,
    collaborated_by_me: isCollaborator,
    collaboratorPermissions: isCollaborator ? access : [],
    followedByMe: row.followed_by_me,
    followed_by_me: row.followed_by_me,
    followerCount: row.followers,
    owner,
    pin_count: row.pins,
    sectionless_pin_count: Math.max(0, row.pins - row.pins_in_sections),
    section_count: row.sections,
    collaborator_count: row.collaborators.length,
    collaborating_users: row.collaborators.flatMap((id) => people.get(id) ?? []),
    access,
    pending_ownership_transfer: null,
    sensitivity_screen: { reason: null, show_warning: false },
    archived_by_me_at: row.role === 'owner' ? (row.archived_at?.toISOString() ?? null) : null,
    cover_pin: row.cover_pin_id,
    cover_images: covers,
    images: covers,
    preview_image: presentPreview(row.covers, mediaUrl),
    viewer_collaborator_join_requested: false,
    has_fresh_more_ideas_tab: false,
    related_interest_ids: [],
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
