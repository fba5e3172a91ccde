import type { VideoFacts } from '@bowerbird/domain/media/videos.ts';
import { sql, type RawBuilder } from 'kysely';
import { countWithWaiting } from '../../core/counters/index.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import type { Columns, RecordQuery } from '../../endpoints/slots.queries.ts';
import { allOf } from '../../endpoints/visibility.access.ts';
import { mayReadSecret, type Viewer } from '../../endpoints/viewer.ts';
import { isActive, isListed, namedUserColumns, wholeUsersOf, type WholeUserJson } from '../../people/users/index.ts';
import { pinVisibleTo } from './pins.access.ts';

/** What every reading of pins has, and where the viewer keeps their picture. */
export interface SharedPinRow {
  readonly id: string;
  readonly owner_id: string;
  readonly picture_id: string;
  readonly board_id: string;
  readonly title: string;
  readonly alt_text: string;
  readonly signature: string;
  readonly width: number;
  readonly height: number;
  readonly dominant_color: number;
  readonly picture_kind: number;
  readonly video: VideoFacts | null;
  readonly board_name: string;
  readonly board_slug: string;
  readonly board_privacy: number;
  readonly board_owner_id: string;
  readonly board_owner_username: string;
  readonly section_id: string | null;
  readonly section_title: string | null;
  readonly section_slug: string | null;
  readonly saved: { pin_id: string; board_id: string; name: string; slug: string; username: string; section: string | null } | null;
}

/** What a pin's card shows. */
export interface PinCardRow extends SharedPinRow {
  readonly pinner_id: string;
  readonly pinner_username: string;
  readonly pinner_full_name: string;
  readonly pinner_picture_signature: string | null;
}

/** Everything that pinning knows of a pin. */
export interface PinRow extends SharedPinRow {
  readonly via_pin_id: string | null;
  readonly description: string;
  readonly comments_disabled: boolean;
  readonly created_at: Date;
  readonly url: string | null;
  readonly domain: string | null;
  readonly currency: string | null;
  readonly saves: number;
  readonly is_open: boolean;
  readonly is_listed: boolean;
  readonly pinner: readonly WholeUserJson[];
}

const cardColumns = sql`p.id, p.owner_id, p.picture_id, p.board_id, p.title, p.alt_text,
  encode(pic.signature, 'hex') AS signature, pic.width, pic.height, pic.dominant_color, pic.kind AS picture_kind, pic.video,
  b.name AS board_name, b.slug AS board_slug, b.privacy AS board_privacy, b.owner_id AS board_owner_id, bo.username AS board_owner_username,
  s.id AS section_id, s.title AS section_title, s.slug AS section_slug`;

const cardJoins = sql`LEFT JOIN pins p ON p.id = wanted.id
  LEFT JOIN boards b ON b.id = p.board_id
  LEFT JOIN users bo ON bo.id = b.owner_id
  LEFT JOIN users po ON po.id = p.owner_id
  LEFT JOIN pictures pic ON pic.id = p.picture_id
  LEFT JOIN sections s ON s.id = p.section_id`;

/** The newest pin of the viewer that keeps a picture, with its place; an app without the scope hears of no secret one. */
function savedByViewer(viewer: Viewer): RawBuilder<unknown> {
  if (viewer.userId === null) return sql`NULL::jsonb AS saved`;
  return sql`(SELECT json_build_object('pin_id', m.id::text, 'board_id', m.board_id::text, 'name', mb.name, 'slug', mb.slug, 'username', mo.username, 'section', ms.title)
    FROM pins m JOIN boards mb ON mb.id = m.board_id AND mb.deleted_at IS NULL JOIN users mo ON mo.id = mb.owner_id LEFT JOIN sections ms ON ms.id = m.section_id
    WHERE m.owner_id = ${viewer.userId} AND m.picture_id = p.picture_id AND m.deleted_at IS NULL AND ms.deleted_at IS NULL
      ${mayReadSecret(viewer, 'pins:read_secret') ? sql`` : sql`AND mb.privacy < 2`}
    ORDER BY m.id DESC LIMIT 1) AS saved`;
}

/** What every reading of pins has; a pin whose pinner is not active is not shown. */
function pinQuery<Row>({ viewer }: ViewContext, columns: RawBuilder<Columns<Row>>, joins: RawBuilder<unknown>): RecordQuery<Row> {
  return {
    columns,
    joins: sql`${cardJoins} ${joins}`,
    isShown: allOf(pinVisibleTo(viewer, 'p', 'b', 's', 'bo'), isActive('po')),
    key: { id: sql.ref('p.id'), pictureId: sql.ref('p.picture_id'), linkId: sql.ref('p.link_id') },
  };
}

/** Pins as cards: index probes only. */
export function pinCardQuery(context: ViewContext): RecordQuery<PinCardRow> {
  const columns = sql<Columns<PinCardRow>>`${cardColumns}, ${savedByViewer(context.viewer)}, ${namedUserColumns('po', 'pinner')}`;
  return pinQuery(context, columns, sql``);
}

/** Pins with all that pinning knows of them: index probes only. */
export function wholePinQuery(context: ViewContext): RecordQuery<PinRow> {
  const saves = countWithWaiting('picture_counters.saves', sql.ref('pc.saves'), sql.ref('p.picture_id'));
  const columns = sql<
    Columns<PinRow>
  >`${cardColumns}, ${savedByViewer(context.viewer)}, p.via_pin_id, p.description, p.comments_disabled, p.created_at, l.url, l.domain, l.currency, ${saves} AS saves,
    NOT (po.is_private OR bo.is_private) AS is_open, ${isListed('po')} AND ${isListed('bo')} AS is_listed,
    ${wholeUsersOf(context, sql.ref('p.owner_id'))} AS pinner`;
  return pinQuery(
    context,
    columns,
    sql`LEFT JOIN links l ON l.id = p.link_id LEFT JOIN picture_counters pc ON pc.picture_id = p.picture_id`,
  );
}
