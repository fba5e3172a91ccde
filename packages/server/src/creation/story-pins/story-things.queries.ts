import { sql, type RawBuilder } from 'kysely';
import type { VideoFacts } from '@bowerbird/domain/media/videos.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { isActive, notBlocked } from '../../people/users/index.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';
import { uploadOfPicture } from '../video-uploads/index.ts';
import { commentVisibleTo, letsBeNamedBy, pinTalkJoins, pinTalkOpenTo } from '../../social/comments/index.ts';

export interface PictureJson {
  readonly width: number;
  readonly height: number;
  readonly dominant_color: number;
  readonly video: VideoFacts | null;
  /** Of a draft alone. */
  readonly upload_id: string | null;
}

export interface ProductJson {
  readonly id: string;
  readonly title: string;
  readonly signature: string;
  readonly price: string | null;
  readonly currency: string | null;
}

export interface PersonJson {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly picture_signature: string | null;
}

export interface CommentJson {
  readonly id: string;
  readonly text: string;
  readonly pin_id: string;
  readonly user: PersonJson;
}

/** What the blocks of an idea pin speak of, as the database gives it. */
export interface ThingsJson {
  readonly media: Readonly<Record<string, PictureJson>> | null;
  readonly products: readonly ProductJson[] | null;
  readonly people: readonly PersonJson[] | null;
  readonly comments: readonly CommentJson[] | null;
}

/** Who holds the pictures of an idea pin: its draft, or the pin. */
export type StoryHolder = { readonly draftId: RawBuilder<unknown> } | { readonly pinId: RawBuilder<unknown> };

/** The ids that blocks of a content name in a field. */
function idsIn(content: RawBuilder<unknown>, field: 'pinId' | 'userId' | 'commentId'): RawBuilder<unknown> {
  const path = sql.lit(`$.pages[*].blocks[*].${field} ? (@.type() == "string")`);
  return sql`(SELECT (found.id #>> '{}')::bigint FROM jsonb_path_query(${content}, ${path}::jsonpath) found(id))`;
}

function person(alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`json_build_object('id', ${column('id')}::text, 'username', ${column('username')}, 'full_name', ${column('full_name')},
    'picture_signature', ${column('picture_signature')})`;
}

/** Pictures that the holder holds, and those pins, people and comments that this viewer may see. People let its author name them. */
export function storyThings(viewer: Viewer, content: RawBuilder<unknown>, holder: StoryHolder): RawBuilder<ThingsJson> {
  const held = 'draftId' in holder ? sql`h.draft_id = ${holder.draftId}` : sql`h.pin_id = ${holder.pinId}`;
  const author =
    'draftId' in holder
      ? sql`(SELECT a.user_id FROM pin_drafts a WHERE a.id = ${holder.draftId})`
      : sql`(SELECT a.owner_id FROM pins a WHERE a.id = ${holder.pinId})`;
  const uploadId =
    'draftId' in holder && viewer.userId !== null ? uploadOfPicture(sql`${viewer.userId}::bigint`, sql.ref('i.id')) : sql`NULL`;
  return sql<ThingsJson>`json_build_object(
    'media', (SELECT json_object_agg(encode(i.signature, 'hex'), json_build_object('width', i.width, 'height', i.height,
        'dominant_color', i.dominant_color, 'video', i.video, 'upload_id', ${uploadId})) FROM picture_holds h JOIN pictures i ON i.id = h.picture_id WHERE ${held}),
    'products', (SELECT json_agg(json_build_object('id', p.id::text, 'title', p.title, 'signature', encode(i.signature, 'hex'),
        'price', to_char(l.price_micros / 1000000.0, 'FM999999999990.00'), 'currency', l.currency))
      FROM pins p JOIN pictures i ON i.id = p.picture_id JOIN boards b ON b.id = p.board_id JOIN users po ON po.id = p.owner_id
        LEFT JOIN sections s ON s.id = p.section_id LEFT JOIN links l ON l.id = p.link_id
      WHERE p.id IN ${idsIn(content, 'pinId')} AND ${isActive('po')} AND ${pinVisibleTo(viewer, 'p', 'b', 's')}),
    'people', (SELECT json_agg(${person('u')}) FROM users u
      WHERE u.id IN ${idsIn(content, 'userId')} AND ${isActive('u')} AND ${notBlocked(viewer, sql.ref('u.id'))}
        AND ${letsBeNamedBy(author, sql.ref('u.id'))}),
    'comments', (SELECT json_agg(json_build_object('id', c.id::text, 'text', c.text, 'pin_id', c.pin_id::text, 'user', ${person('u')}))
      FROM comments c JOIN users u ON u.id = c.user_id JOIN pins p ON p.id = c.pin_id ${pinTalkJoins}
      WHERE c.id IN ${idsIn(content, 'commentId')} AND ${pinTalkOpenTo(viewer)} AND ${commentVisibleTo(viewer, 'c', 'u')}))`;
}
