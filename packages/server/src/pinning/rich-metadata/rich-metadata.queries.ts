import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { userVisibleTo } from '../../people/users/index.ts';

/** So many changes of a price are shown, the newest. */
const PRICES_SHOWN = 60;

/** What a product costs, as its card shows it; strangers get no earlier price on its page. */
const offerOf = (
  standardPrice: RawBuilder<unknown>,
) => sql`CASE WHEN rl.price_micros IS NULL OR rl.currency IS NULL THEN NULL ELSE json_build_object(
  'price', to_char(rl.price_micros / 1000000.0, 'FM999999999990.00'), 'currency', rl.currency,
  'standardPrice', ${standardPrice}) END`;
const offer = offerOf(sql`rl.rich->'products'->0->'offerSummary'->>'standardPrice'`);

/** What a card shows of the page behind a pin, by the SQL reference of the link's id. */
export function selectOffer<Fields>(linkId: RawBuilder<unknown>): RawBuilder<Fields> {
  return sql<Fields>`(SELECT json_build_object('productOffer', ${offer}) FROM links rl WHERE rl.id = ${linkId})`;
}

/** The offer of a product or a variant (an SQL reference) with its one price. */
const priceAlone = (of: string) => sql`jsonb_build_object('offerSummary', ${sql.ref(of)}->'offerSummary' || jsonb_build_object(
    'price', coalesce(${sql.ref(of)}#>>'{offerSummary,price}', ${sql.ref(of)}#>>'{offerSummary,minPrice}'), 'minPrice', NULL, 'maxPrice', NULL, 'standardPrice', NULL))`;

/** Products as strangers get them: with one price each, and without brand, shipping and rating (`C6.2`). */
const productsForStrangers = sql`(SELECT coalesce(jsonb_agg(p || jsonb_build_object('brand', NULL, 'shippingInfo', NULL, 'aggregateRating', NULL) || ${priceAlone('p')}
    || CASE WHEN jsonb_typeof(p#>'{variantSet,variants}') = 'array' THEN jsonb_build_object('variantSet', jsonb_set(p->'variantSet', '{variants}',
      (SELECT coalesce(jsonb_agg(v || ${priceAlone('v')} ORDER BY n), '[]') FROM jsonb_array_elements(p#>'{variantSet,variants}') WITH ORDINALITY y(v, n))))
      ELSE '{}'::jsonb END ORDER BY at), '[]')
  FROM jsonb_array_elements(rl.rich->'products') WITH ORDINALITY x(p, at))`;

/** The domain of a page and those above it, so that an index finds who proved one of them. */
const domainsAbove = sql`ARRAY(SELECT array_to_string((string_to_array(rl.domain, '.'))[n:], '.')
  FROM generate_series(1, cardinality(string_to_array(rl.domain, '.'))) n)`;

/** Whoever proved that the site is theirs is the brand. It has their name then, or that of the site. */
const withBrand = (viewer: Viewer) => sql`coalesce((SELECT jsonb_set(rl.rich, '{products,0,brand}', rl.rich#>'{products,0,brand}'
      || jsonb_build_object('userId', w.user_id::text, 'profileUrl', '/' || bu.username || '/'))
    FROM claimed_websites w JOIN users bu ON bu.id = w.user_id
    WHERE w.verified_at IS NOT NULL AND w.domain = ANY(${domainsAbove})
      AND jsonb_typeof(rl.rich#>'{products,0,brand}') = 'object' AND ${userVisibleTo(viewer, 'bu')}
      AND lower(rl.rich#>>'{products,0,brand,name}') IN (lower(bu.full_name), lower(rl.rich->>'siteName'))
    ORDER BY length(w.domain) DESC, w.id LIMIT 1), rl.rich)`;

/** What the page behind a pin says, by the SQL reference of the link's id; null where nothing was read. */
export function selectRichMetadata<Fields>(viewer: Viewer, linkId: RawBuilder<unknown>): RawBuilder<Fields> {
  const isStranger = viewer.userId === null;
  const rich = isStranger ? sql`jsonb_set(rl.rich, '{products}', ${productsForStrangers})` : withBrand(viewer);
  const shown = sql.lit(isStranger ? 0 : PRICES_SHOWN);
  return sql<Fields>`(SELECT json_build_object('productOffer', ${isStranger ? offerOf(sql`NULL`) : offer}, 'richMetadata', ${rich},
      'richMetadataReadAt', to_char(rl.fetched_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'priceHistory', COALESCE((SELECT json_agg(json_build_object('at', to_char(h.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'price', to_char(h.price_micros / 1000000.0, 'FM999999999990.00'), 'currency', h.currency) ORDER BY h.at)
        FROM (SELECT * FROM link_prices WHERE link_id = rl.id ORDER BY at DESC LIMIT ${shown}) h), '[]'::json),
      'attribution', CASE WHEN c.author <> '' THEN json_build_object('authorName', c.author,
        'authorUrl', c.home, 'providerName', nullif(rl.rich->>'siteName', ''),
        'ccUrl', CASE WHEN c.license ~ '^https?://(www\\.)?creativecommons\\.org/' THEN c.license END) END)
    FROM links rl CROSS JOIN LATERAL (SELECT coalesce(rl.rich#>>'{credit,authorName}', rl.rich#>>'{article,authors,0}') author,
      coalesce(rl.rich#>>'{credit,authorUrl}', rl.rich#>>'{article,authorUrl}') home,
      coalesce(rl.rich#>>'{credit,license}', rl.rich#>>'{article,license}') license) c
    WHERE rl.id = ${linkId} AND rl.rich IS NOT NULL)`;
}

export interface DueLink {
  readonly id: string;
  readonly url: string;
  /** A number of `linkStates`. */
  readonly health: number;
  readonly failures: number;
  /** Whether the page was asked before, so that this look is the instance's own wish. */
  readonly is_again: boolean;
}

/** Takes links that are to be read, newest first of those that nobody read; another reader leaves them alone for a while. */
export async function claimDueLinks(db: Database, count: number): Promise<DueLink[]> {
  const { rows } = await sql<DueLink>`
    UPDATE links SET next_read_at = now() + interval '15 minutes' WHERE id IN (
      SELECT id FROM links WHERE next_read_at <= now() ORDER BY next_read_at DESC LIMIT ${count} FOR UPDATE SKIP LOCKED)
    RETURNING id, url, health, failures, fetched_at IS NOT NULL OR failures > 0 AS is_again`.execute(db);
  return rows;
}

/** Whether one of these pins leads to a page that is to be read. */
export async function leadToDueLinks(db: Database, pinIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pins p JOIN links l ON l.id = p.link_id
    WHERE p.id = ANY(${pinIds}::bigint[]) AND l.next_read_at <= now() LIMIT 1`.execute(db);
  return rows.length > 0;
}

export interface StoredHealth {
  readonly health: number;
  readonly failures: number;
  readonly movedTo: string | null;
  /** Leaves the next look to what the page says, where it is null. */
  readonly nextDays: number | null;
}

/** Keeps what a look at a page found. */
export async function storeHealth(db: Database, id: string, { health, failures, movedTo, nextDays }: StoredHealth): Promise<void> {
  await sql`UPDATE links SET health = ${health}, failures = ${failures}, moved_to = ${movedTo},
      health_since = CASE WHEN health = ${health} AND moved_to IS NOT DISTINCT FROM ${movedTo}::text THEN health_since ELSE now() END,
      next_read_at = CASE WHEN ${nextDays}::integer IS NULL THEN next_read_at ELSE now() + ${nextDays}::integer * interval '1 day' END
    WHERE id = ${id}`.execute(db);
}

/** Keeps the host that a page's address leads to in the end, null where it is its own. What changes is told of its pins. */
export async function storeEnd(db: Database, id: string, endDomain: string | null): Promise<void> {
  await sql`WITH changed AS (UPDATE links SET end_domain = ${endDomain} WHERE id = ${id} AND end_domain IS DISTINCT FROM ${endDomain}::text RETURNING id),
    told AS (INSERT INTO domain_events (type, payload) SELECT 'pin.changed', jsonb_build_object('pinId', p.id::text)
      FROM changed c CROSS JOIN LATERAL (SELECT id FROM pins WHERE link_id = c.id AND deleted_at IS NULL ORDER BY id DESC LIMIT ${MOST_TOLD}) p RETURNING 1)
    SELECT pg_notify('domain_events', 'pin.changed') FROM (SELECT FROM told LIMIT 1) t`.execute(db);
}

/** Reads a page later that gives no text now, so that no new pin of it asks for one before. */
export async function postponeTextless(db: Database, id: string, days: number): Promise<void> {
  await sql`UPDATE links SET next_read_at = now() + ${days} * interval '1 day', gives_copy = coalesce(gives_copy, false) WHERE id = ${id}`.execute(
    db,
  );
}

/** Puts off the next reading of a page; what was read before stays. */
export async function postponeLink(db: Database, id: string, days: number): Promise<void> {
  await sql`UPDATE links SET next_read_at = now() + ${days} * interval '1 day' WHERE id = ${id}`.execute(db);
}

export interface ReadLink {
  readonly rich: object | null;
  readonly title: string;
  readonly priceMicros: string | null;
  readonly currency: string | null;
  readonly readAt: Date;
  readonly nextDays: number;
}

/** So many pins of one page are told of it, the newest; the price on any pin is read from the page's own row. */
const MOST_TOLD = 500;

/** What falls by less than a twentieth is told to nobody. */
const WORTH_TELLING = 0.95;

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** The product of a page costs less than it did; prices are millionths. */
    'link.price_fell': { readonly linkId: string; readonly price: string; readonly oldPrice: string; readonly currency: string };
  }
}

/** Keeps what a page said, and a changed price beside the earlier ones. Then tells of its pins, so that search and lists look again. */
export async function storeReadLink(
  db: Database,
  id: string,
  { rich, title, priceMicros, currency, readAt, nextDays }: ReadLink,
): Promise<void> {
  await sql`WITH before AS MATERIALIZED (SELECT rich, price_micros, currency,
      (price_micros, currency) IS DISTINCT FROM (${priceMicros}::bigint, ${currency}::text) AS is_new_price FROM links WHERE id = ${id} FOR UPDATE),
    changed AS (UPDATE links SET rich = ${rich === null ? null : JSON.stringify(rich)}::jsonb, price_micros = ${priceMicros}::bigint, currency = ${currency},
      page_title = nullif(${title}, ''), fetched_at = ${readAt}::timestamptz, next_read_at = ${readAt}::timestamptz + ${nextDays} * interval '1 day'
      FROM before WHERE links.id = ${id}),
    priced AS (INSERT INTO link_prices (link_id, at, price_micros, currency) SELECT ${id}, ${readAt}::timestamptz, ${priceMicros}::bigint, ${currency} FROM before
      WHERE is_new_price AND ${priceMicros}::bigint IS NOT NULL AND ${currency}::text IS NOT NULL
      ON CONFLICT (link_id, at) DO UPDATE SET price_micros = excluded.price_micros, currency = excluded.currency),
    told AS (INSERT INTO domain_events (type, payload) SELECT 'pin.changed', jsonb_build_object('pinId', p.id::text)
      FROM before CROSS JOIN LATERAL (SELECT id FROM pins WHERE link_id = ${id} AND deleted_at IS NULL ORDER BY id DESC LIMIT ${MOST_TOLD}) p
      WHERE is_new_price OR (rich IS NULL) <> ${rich === null}::boolean RETURNING 1),
    fell AS (INSERT INTO domain_events (type, payload)
      SELECT 'link.price_fell', jsonb_build_object('linkId', ${id}::text, 'price', ${priceMicros}::text, 'oldPrice', price_micros::text, 'currency', currency)
      FROM before WHERE currency = ${currency}::text AND ${priceMicros}::bigint <= price_micros * ${sql.lit(WORTH_TELLING)} RETURNING 1)
    SELECT pg_notify('domain_events', x.type) FROM (SELECT 'pin.changed' AS type FROM (SELECT FROM told LIMIT 1) t
      UNION ALL SELECT 'link.price_fell' FROM fell) x`.execute(db);
}

/** The id of a link by its address. */
export async function findLinkId(db: Database, url: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM links WHERE url_hash = sha256(convert_to(${url}, 'UTF8'))`.execute(db);
  return rows[0]?.id;
}
