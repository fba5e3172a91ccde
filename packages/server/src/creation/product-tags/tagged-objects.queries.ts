import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { isPinShown, joinsOfPin } from '../../discovery/pin-rules/index.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';

/** A page shows the picture of one of its first pins; so many are looked at. */
const PINS_OF_PAGE = 20;
const SIZE = '236x';
const WIDTH = 236;

/** A product as the statement gives it. */
export interface TaggedObjectRow {
  readonly id: string;
  readonly type: 'product_pin' | 'product_link';
  readonly status: 'saved';
  readonly link: string | null;
  readonly media: { readonly url: string; readonly width: number; readonly height: number; readonly dominantColor: string } | null;
  readonly pin: { readonly id: string } | null;
  readonly title: string;
  readonly domain: string | null;
  readonly price: string | null;
  readonly currency: string | null;
  readonly inStock: boolean | null;
  readonly isReading: boolean;
  readonly isUnread: boolean;
}

/** What an object is made of, before anybody looks. */
export interface ObjectKey {
  readonly pinId: string | null;
  readonly linkId: string | null;
}

export interface ObjectScope {
  readonly viewer: Viewer;
  readonly mediaUrl: string;
}

/** The last part of the path that names the page, `/blue-enamel-mug.html`, in words. Numbers and codes name nothing. */
const nameInAddress = sql`(SELECT upper(left(words, 1)) || substr(words, 2) FROM (SELECT trim(regexp_replace(
    regexp_replace(substring(l.url FROM '^https?://[^/]+/(?:[^?#]*/)?([^/?#]+)/*(?:[?#].*)?$'), '\\.[a-z]{3,5}$', ''), '[-_+]+|%20', ' ', 'g')) words) n
  WHERE words ~ '[A-Za-z]{3}' AND words !~ '%' AND words !~* '^(index|products?|items?|shop|store|default|home)$')`;

/**
 * Joins to rows `g` of `object_pin_id` and `link_id` what this viewer may see of each: `known.object` is the product. A pin that
 * is deleted, or not for this viewer, leaves with its row.
 */
export function joinObjects({ viewer, mediaUrl }: ObjectScope): RawBuilder<unknown> {
  const base = `${mediaUrl.replace(/\/$/u, '')}/${SIZE}/`;
  const product = sql`(l.rich->'products'->0)`;
  return sql`LEFT JOIN LATERAL (SELECT op.id, op.title, op.picture_id FROM pins op JOIN boards ob ON ob.id = op.board_id
        LEFT JOIN sections os ON os.id = op.section_id
      WHERE op.id = g.object_pin_id AND ${pinVisibleTo(viewer, 'op', 'ob', 'os')}) own ON true
    LEFT JOIN LATERAL (SELECT lp.id, lp.title, lp.picture_id
      FROM (SELECT * FROM pins f WHERE f.link_id = g.link_id AND f.deleted_at IS NULL ORDER BY f.id LIMIT ${sql.lit(PINS_OF_PAGE)}) lp
        ${joinsOfPin('lp')} WHERE g.object_pin_id IS NULL AND ${isPinShown(viewer, 'lp')} ORDER BY lp.id LIMIT 1) shown ON true
    LEFT JOIN links l ON l.id = g.link_id
    LEFT JOIN pictures i ON i.id = coalesce(own.picture_id, shown.picture_id)
    LEFT JOIN LATERAL (SELECT encode(i.signature, 'hex') AS hex) x ON true
    CROSS JOIN LATERAL (SELECT jsonb_build_object(
      'id', CASE WHEN own.id IS NULL THEN 'link-' || l.id ELSE 'pin-' || own.id END,
      'type', CASE WHEN own.id IS NULL THEN 'product_link' ELSE 'product_pin' END, 'status', 'saved', 'link', l.url,
      'media', CASE WHEN i.id IS NULL THEN NULL ELSE jsonb_build_object(
        'url', ${base}::text || substr(x.hex, 1, 2) || '/' || substr(x.hex, 3, 2) || '/' || x.hex || '.jpg',
        'width', least(i.width, ${sql.lit(WIDTH)}), 'height', greatest(1, round(i.height * least(i.width, ${sql.lit(WIDTH)})::numeric / i.width)::int),
        'dominantColor', '#' || lpad(to_hex(i.dominant_color), 6, '0')) END,
      'pin', CASE WHEN i.id IS NULL THEN NULL ELSE jsonb_build_object('id', coalesce(own.id, shown.id)::text) END,
      'title', coalesce(nullif(own.title, ''), nullif(${product}->>'name', ''), l.page_title, nullif(shown.title, ''), ${nameInAddress}, l.domain, ''), 'domain', l.domain,
      'price', CASE WHEN l.currency IS NULL THEN NULL ELSE to_char(l.price_micros / 1000000.0, 'FM999999999990.00') END, 'currency', l.currency,
      'inStock', (${product}->'offerSummary'->>'inStock')::boolean,
      'isReading', coalesce(l.fetched_at IS NULL AND l.next_read_at <= now() + interval '1 hour', false),
      'isUnread', coalesce(own.id IS NULL AND l.fetched_at IS NULL AND l.next_read_at > now() + interval '1 hour', false)) AS object) known
    WHERE (g.object_pin_id IS NULL OR own.id IS NOT NULL)`;
}

/** The products of these keys that the viewer may see, each with its place among the keys. */
export async function selectObjects(
  db: Database,
  scope: ObjectScope,
  keys: readonly ObjectKey[],
): Promise<{ place: number; object: TaggedObjectRow }[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ place: number; object: TaggedObjectRow }>`SELECT g.place, known.object
    FROM (SELECT k.place::int AS place, (k.key->>'pinId')::bigint AS object_pin_id, coalesce((k.key->>'linkId')::bigint, kp.link_id) AS link_id
      FROM jsonb_array_elements(${JSON.stringify(keys)}::jsonb) WITH ORDINALITY k(key, place)
        LEFT JOIN pins kp ON kp.id = (k.key->>'pinId')::bigint) g ${joinObjects(scope)} ORDER BY g.place`.execute(db);
  return rows;
}

/** The ids of pages by their addresses; those that nobody keeps are left out. */
export async function selectLinkIds(db: Database, urls: readonly string[]): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const { rows } = await sql<{ id: string; url: string }>`SELECT l.id, l.url FROM unnest(${[...urls]}::text[]) u(url)
    JOIN links l ON l.url_hash = sha256(convert_to(u.url, 'UTF8'))`.execute(db);
  return new Map(rows.map(({ id, url }) => [url, id]));
}

/** The newest products among somebody's own pins. */
export async function selectOwnProducts(db: Database, userId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT p.id FROM pins p JOIN links l ON l.id = p.link_id
    WHERE p.owner_id = ${userId} AND p.deleted_at IS NULL AND l.price_micros IS NOT NULL ORDER BY p.id DESC LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
