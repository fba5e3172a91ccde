import { sql, type RawBuilder } from 'kysely';
import { columnSizes } from '@bowerbird/domain/media/renditions.ts';
import type { Database } from '../../core/database/database.ts';

interface SlotRow {
  readonly id: string;
  readonly title: string;
  readonly details: string;
  readonly altText: string;
  readonly link: string | null;
  readonly images: Record<string, { url: string; width: number; height: number }>;
}

/** What a pin's record says of its carousel. */
export interface CarouselPart {
  readonly carouselData: { readonly index: number; readonly slots: SlotRow[] };
}

export interface NewSlot {
  readonly signature: string;
  readonly title: string;
  readonly details: string;
  readonly altText: string;
  readonly linkId: string | null;
}

/** The pictures that a draft holds. */
export const heldByDraft = (draftId: string): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT 1 FROM picture_holds h WHERE h.picture_id = i.id AND h.draft_id = ${draftId})`;

/** The pictures that a person brought. */
export const broughtBy = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT 1 FROM picture_uploads u WHERE u.picture_id = i.id AND u.user_id = ${userId})`;

/** Gives a pin the pictures of a carousel that it may have (`i`), and which it then holds; returns how many there are. */
export async function insertSlots(
  trx: Database,
  pinId: string,
  slots: readonly NewSlot[],
  isAllowed: RawBuilder<boolean>,
): Promise<number> {
  const { rows } = await sql<{ picture_id: string }>`
    INSERT INTO carousel_slots (pin_id, position, picture_id, title, details, alt_text, link_id)
    SELECT ${pinId}, row_number() OVER (ORDER BY s.at) - 1, i.id, s.slot->>'title', s.slot->>'details', s.slot->>'altText', (s.slot->>'linkId')::bigint
    FROM jsonb_array_elements(${JSON.stringify(slots)}::jsonb) WITH ORDINALITY s(slot, at)
      JOIN pictures i ON i.signature = decode(s.slot->>'signature', 'hex') WHERE ${isAllowed} RETURNING picture_id`.execute(trx);
  await holdSlots(trx, [pinId]);
  return rows.length;
}

/** The first picture says what its pin says. */
export async function updateFirstSlot(db: Database, pinId: string): Promise<void> {
  await sql`UPDATE carousel_slots s SET title = p.title, details = p.description, alt_text = p.alt_text, link_id = p.link_id
    FROM pins p WHERE p.id = ${pinId} AND s.pin_id = p.id AND s.position = 0`.execute(db);
}

/** What of a slot is changed; what is absent stays. */
export interface SlotChange {
  readonly title?: string;
  readonly details?: string;
  readonly altText?: string;
  readonly linkId?: string | null;
}

/** `false` where the pin has no such picture. */
export async function updateSlot(db: Database, pinId: string, position: number, change: SlotChange): Promise<boolean> {
  const { title = null, details = null, altText = null, linkId } = change;
  const link = linkId === undefined ? sql`link_id` : sql`${linkId}::bigint`;
  const { rows } = await sql<{ position: number }>`UPDATE carousel_slots SET title = coalesce(${title}, title),
      details = coalesce(${details}, details), alt_text = coalesce(${altText}, alt_text), link_id = ${link}
    WHERE pin_id = ${pinId} AND position = ${position} RETURNING position`.execute(db);
  return rows.length > 0;
}

/** Who saves a carousel saves all of it. */
export async function copySlots(db: Database, pinIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ pin_id: string }>`
    INSERT INTO carousel_slots (pin_id, position, picture_id, title, details, alt_text, link_id)
    SELECT p.id, s.position, s.picture_id, s.title, s.details, s.alt_text, s.link_id
    FROM pins p JOIN carousel_slots s ON s.pin_id = p.via_pin_id WHERE p.id = ANY(${pinIds}::bigint[])
    ON CONFLICT DO NOTHING RETURNING pin_id`.execute(db);
  await holdSlots(
    db,
    rows.map((row) => row.pin_id),
  );
}

async function holdSlots(db: Database, pinIds: readonly string[]): Promise<void> {
  if (pinIds.length === 0) return;
  await sql`INSERT INTO picture_holds (picture_id, pin_id) SELECT DISTINCT picture_id, pin_id FROM carousel_slots
    WHERE pin_id = ANY(${pinIds}::bigint[]) ON CONFLICT DO NOTHING`.execute(db);
}

/** The slots of a pin, with the addresses of their pictures. */
export function hasSlots(pinId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`EXISTS (SELECT FROM carousel_slots s WHERE s.pin_id = ${pinId})`;
}

export function slotsOfPin(pinId: RawBuilder<unknown>, mediaUrl: string): RawBuilder<CarouselPart> {
  const base = mediaUrl.replace(/\/$/u, '');
  const images = sql.join(
    columnSizes.map((size) => {
      const width = Number.parseInt(size, 10);
      const shown = sql`least(i.width, ${width}::int)`;
      return sql`${size}::text, jsonb_build_object(
        'url', ${`${base}/${size}/`}::text || substr(x.hex, 1, 2) || '/' || substr(x.hex, 3, 2) || '/' || x.hex || '.jpg',
        'width', ${shown}, 'height', greatest(1, round(i.height * ${shown}::numeric / i.width)::int))`;
    }),
  );
  return sql<CarouselPart>`(SELECT jsonb_build_object('carouselData', jsonb_build_object('index', 0, 'slots',
      jsonb_agg(jsonb_build_object('id', s.position::text, 'title', s.title, 'details', s.details, 'altText', s.alt_text, 'link', l.url,
        'images', jsonb_build_object(${images})) ORDER BY s.position)))
    FROM carousel_slots s JOIN pictures i ON i.id = s.picture_id CROSS JOIN LATERAL (SELECT encode(i.signature, 'hex') AS hex) x
      LEFT JOIN links l ON l.id = s.link_id WHERE s.pin_id = ${pinId} HAVING count(*) > 1)`;
}
