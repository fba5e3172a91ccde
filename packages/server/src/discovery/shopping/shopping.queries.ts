import { sql, type RawBuilder } from 'kysely';
import { priceScales, priceStepsOf } from '@bowerbird/domain/discovery/price-steps.ts';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import { strangerViewer, viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';
import { isOfAdults, isPinShown, joinsOfPin } from '../pin-rules/index.ts';

/** What products are narrowed to; null and false narrow nothing. */
export interface ProductFilters {
  readonly topicId: string | null;
  readonly domain: string | null;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** The currency of both; a price is a number in any without it. */
  readonly currency: string | null;
  readonly isReduced: boolean;
  readonly isInStock: boolean;
}

interface Place {
  readonly after: ListCursor | null;
  readonly size: number;
}

const MICROS = 1_000_000;
/** A product is shown by one of its first pins; so many are looked at. */
const PINS_LOOKED_AT = 50;
/** So many pictures of a topic are looked at one by one. */
const FEW_PICTURES = 4_000;
/** Facets are those of so many newest products. */
const PRODUCTS_LOOKED_AT = 1_000;
/** They are looked for among so many newest pins of a board or a person. */
const PINS_OF_PLACE_LOOKED_AT = 10_000;
const SHOPS_SHOWN = 12;
/** Of fewer products shown, the facets are counted anew for whoever asks. */
const MANY_PRODUCTS = 300;
/** Facets that no job has counted for so long are no longer believed. */
const KEPT_FOR = '10 minutes';
/** Round prices; those that part the products stay. */
const PRICE_STEPS = priceStepsOf('');
const scales = sql.join(
  Object.entries(priceScales).map(([currency, scale]) => sql`WHEN ${sql.lit(currency)} THEN ${sql.lit(scale)}`),
  sql` `,
);

/** The first pin of a product that this viewer may see. */
function firstPin(viewer: Viewer): RawBuilder<unknown> {
  return sql`SELECT p.id, p.picture_id FROM (SELECT * FROM pins f WHERE f.link_id = l.id AND f.deleted_at IS NULL ORDER BY f.id LIMIT ${PINS_LOOKED_AT}) p
    ${joinsOfPin('p')} WHERE ${isPinShown(viewer, 'p')} AND ${isOfAdults('p')} ORDER BY p.id LIMIT 1`;
}

/** Whether a product costs less than before, by its shop's word or by what an earlier reading found. */
const isReduced = sql<boolean>`(l.rich->'products'->0->'offerSummary'->>'standardPrice' IS NOT NULL
  OR l.price_micros < (SELECT h.price_micros FROM link_prices h WHERE h.link_id = l.id AND h.currency = l.currency ORDER BY h.at DESC OFFSET 1 LIMIT 1))`;

const isInStock = sql<boolean>`coalesce((l.rich->'products'->0->'offerSummary'->>'inStock')::boolean, true)`;

type FilterName = 'topic' | 'domain' | 'price' | 'reduced' | 'stock';

/** Each filter on a link `l` and the picture of its pin. */
function conditions(
  { topicId, domain, priceMin, priceMax, currency, ...filters }: ProductFilters,
  pictureId: RawBuilder<unknown>,
): Readonly<Record<FilterName, RawBuilder<boolean>>> {
  const any = sql<boolean>`true`;
  const micros = (price: number) => sql`${Math.round(price * MICROS)}::bigint`;
  const least = priceMin === null ? any : sql<boolean>`l.price_micros >= ${micros(priceMin)}`;
  const isPriced = priceMin !== null || priceMax !== null;
  const inCurrency = isPriced && currency !== null ? sql<boolean>`l.currency = ${currency}` : any;
  const most = priceMax === null ? any : sql<boolean>`l.price_micros <= ${micros(priceMax)}`;
  return {
    topic:
      topicId === null
        ? any
        : sql<boolean>`((SELECT 1 FROM picture_topics x WHERE x.picture_id = ${pictureId} AND x.topic_id = ${topicId}) IS NOT NULL)`,
    domain: domain === null ? any : sql<boolean>`(l.domain = ${domain})`,
    price: sql<boolean>`(${inCurrency} AND ${least} AND ${most})`,
    reduced: filters.isReduced ? isReduced : any,
    stock: filters.isInStock ? isInStock : any,
  };
}

/** All filters on a link `l` and the picture of its pin. */
function isWanted(filters: ProductFilters, pictureId: RawBuilder<unknown>): RawBuilder<boolean> {
  const { topic, domain, price, reduced, stock } = conditions(filters, pictureId);
  return sql<boolean>`(l.price_micros IS NOT NULL AND ${topic} AND ${domain} AND ${price} AND ${reduced} AND ${stock})`;
}

/** The places of the newest products, each once. */
export function productsFound(viewer: Viewer, filters: ProductFilters, { after, size }: Place): RawBuilder<unknown> {
  const { at } = after ?? LIST_TOP;
  if (filters.topicId !== null) return productsOfTopic(viewer, filters, { topicId: filters.topicId, at, size });
  return sql`SELECT v.id, l.id AS at, NULL AS extra FROM links l CROSS JOIN LATERAL (${firstPin(viewer)}) v
    WHERE l.price_micros IS NOT NULL AND l.id < ${at}::bigint AND ${isWanted(filters, sql.ref('v.picture_id'))} ORDER BY l.id DESC LIMIT ${size}`;
}

/**
 * The same of one topic. A topic of many pictures is met soon among the newest products. Of one of few pictures the products are
 * found first: among all products it would hardly be met.
 */
function productsOfTopic(
  viewer: Viewer,
  filters: ProductFilters,
  { topicId, at, size }: { topicId: string; at: string; size: number },
): RawBuilder<unknown> {
  const below = sql`l.price_micros IS NOT NULL AND l.id < ${at}::bigint`;
  const found = (
    from: RawBuilder<unknown>,
  ) => sql`SELECT v.id, l.id AS at, NULL AS extra FROM ${from} CROSS JOIN LATERAL (${firstPin(viewer)}) v
    WHERE ${below} AND ${isWanted(filters, sql.ref('v.picture_id'))} ORDER BY l.id DESC LIMIT ${size}`;
  return sql`WITH few AS MATERIALIZED (SELECT x.picture_id FROM picture_topics x WHERE x.topic_id = ${topicId} LIMIT ${FEW_PICTURES + 1}),
      size AS MATERIALIZED (SELECT count(*) <= ${FEW_PICTURES} is_few FROM few),
      candidates AS MATERIALIZED (SELECT DISTINCT p.link_id id FROM few f CROSS JOIN LATERAL (SELECT q.link_id FROM pins q
        WHERE q.picture_id = f.picture_id AND q.link_id IS NOT NULL AND q.audience = 0 AND q.deleted_at IS NULL LIMIT ${PINS_LOOKED_AT}) p WHERE (SELECT is_few FROM size))
    SELECT * FROM (${found(sql`candidates c JOIN links l ON l.id = c.id`)}) rare
    UNION ALL SELECT * FROM (${found(sql`(SELECT * FROM links l WHERE ${below} AND NOT (SELECT is_few FROM size)) l`)}) common`;
}

/** The first pins of the newest products. */
export async function selectNewestProducts(db: Database, viewer: Viewer, filters: ProductFilters, most: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`SELECT f.id FROM (${productsFound(viewer, filters, { after: null, size: most })}) f ORDER BY f.at DESC`.execute(db);
  return rows.map((row) => row.id);
}

/** The products of a board, newest first. A pin that the viewer may not see has no place, so that no bookmark tells of it. */
export function productsOfBoard(viewer: Viewer, boardId: string, filters: ProductFilters, place: Place): RawBuilder<unknown> {
  return productsOf(viewer, sql`p.board_id = ${boardId}`, filters, place);
}

/** The products that somebody keeps, newest first; nobody's for a stranger. */
export function productsOfOwner(viewer: Viewer, filters: ProductFilters, place: Place): RawBuilder<unknown> {
  return productsOf(viewer, sql`p.owner_id = ${viewerIdOf(viewer)}`, filters, place);
}

function productsOf(viewer: Viewer, place: RawBuilder<unknown>, filters: ProductFilters, { after, size }: Place): RawBuilder<unknown> {
  const { id } = after ?? LIST_TOP;
  return sql`SELECT p.id, p.id AS at, NULL AS extra FROM pins p JOIN links l ON l.id = p.link_id
      JOIN boards b ON b.id = p.board_id LEFT JOIN sections s ON s.id = p.section_id
    WHERE ${place} AND p.deleted_at IS NULL AND p.id < ${id}::bigint AND ${isWanted(filters, sql.ref('p.picture_id'))}
      AND ${pinVisibleTo(viewer, 'p', 'b', 's')} ORDER BY p.id DESC LIMIT ${size}`;
}

interface Facets {
  readonly topicIds: string[];
  readonly shops: { domain: string; count: number }[];
  readonly prices: { max: number; count: number }[];
  readonly floors: { min: number; count: number }[];
  readonly currency: string;
  readonly reduced: number;
  readonly in_stock: number;
}

/** Whose products are counted: everybody's, those of a board, or the viewer's own. */
export interface FacetPlace {
  readonly boardId: string | null;
  readonly isOwn: boolean;
}

const EVERYWHERE: FacetPlace = { boardId: null, isOwn: false };
const NO_FILTERS: ProductFilters = {
  topicId: null,
  domain: null,
  priceMin: null,
  priceMax: null,
  currency: null,
  isReduced: false,
  isInStock: false,
};

/** The newest products of a place, each as a link `l` and a pin `v`: of everybody's those that strangers may see. */
function newestOf(viewer: Viewer, { boardId, isOwn }: FacetPlace): RawBuilder<unknown> {
  if (boardId === null && !isOwn)
    return sql`(SELECT l.* FROM links l WHERE l.price_micros IS NOT NULL ORDER BY l.id DESC LIMIT ${PRODUCTS_LOOKED_AT}) l
      CROSS JOIN LATERAL (${firstPin(strangerViewer)}) v`;
  const place = boardId === null ? sql`n.owner_id = ${viewerIdOf(viewer)}` : sql`n.board_id = ${boardId}`;
  return sql`(SELECT p.id, p.picture_id, p.link_id
      FROM (SELECT n.* FROM pins n WHERE ${place} AND n.deleted_at IS NULL ORDER BY n.id DESC LIMIT ${PINS_OF_PLACE_LOOKED_AT}) p
      JOIN links k ON k.id = p.link_id AND k.price_micros IS NOT NULL
      JOIN boards b ON b.id = p.board_id LEFT JOIN sections s ON s.id = p.section_id
      WHERE ${pinVisibleTo(viewer, 'p', 'b', 's')} ORDER BY p.id DESC LIMIT ${PRODUCTS_LOOKED_AT}) v JOIN links l ON l.id = v.link_id`;
}

/** Products by what they can be narrowed by. Each facet is counted with the filters of all others, so that it says what choosing it leaves. */
function madeFacets(viewer: Viewer = strangerViewer, place = EVERYWHERE, filters = NO_FILTERS): RawBuilder<unknown> {
  const steps = PRICE_STEPS.map((max) => sql`(${sql.lit(max)}::bigint)`);
  const names: readonly FilterName[] = ['topic', 'domain', 'price', 'reduced', 'stock'];
  const met = conditions(filters, sql.ref('v.picture_id'));
  const columns = names.map((name) => sql`${met[name]} AS ${sql.ref(`meets_${name}`)}`);
  const but = (left: FilterName) =>
    sql.join(
      names.filter((name) => name !== left).map((name) => sql.ref(`s.meets_${name}`)),
      sql` AND `,
    );
  return sql`
    WITH shown AS MATERIALIZED (SELECT l.id, l.domain, l.currency, l.price_micros, ${isReduced} AS is_reduced, ${isInStock} AS is_in_stock, v.picture_id, ${sql.join(columns)}
      FROM ${newestOf(viewer, place)}),
    named AS MATERIALIZED (SELECT coalesce(${filters.currency}, (SELECT currency FROM shown WHERE currency IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1), '') currency),
    steps AS MATERIALIZED (SELECT b.step * (SELECT CASE currency ${scales} ELSE 1 END FROM named) step FROM (VALUES ${sql.join(steps)}) b(step)),
    priced AS MATERIALIZED (SELECT s.price_micros FROM shown s WHERE ${but('price')} AND (SELECT currency IN ('', s.currency) FROM named))
    SELECT jsonb_build_object('all', (SELECT count(*)::int FROM priced),
      'topicIds', (SELECT coalesce(json_agg(t.id::text ORDER BY t.n DESC, t.id), '[]') FROM (SELECT x.topic_id AS id, count(*) n FROM shown s
        JOIN picture_topics x ON x.picture_id = s.picture_id JOIN topics t ON t.id = x.topic_id AND t.parent_id IS NULL WHERE ${but('topic')} GROUP BY 1) t),
      'shops', (SELECT coalesce(json_agg(json_build_object('domain', d.domain, 'count', d.n) ORDER BY d.n DESC, d.domain), '[]')
        FROM (SELECT domain, count(*)::int n FROM shown s WHERE ${but('domain')} GROUP BY 1 ORDER BY n DESC, domain LIMIT ${SHOPS_SHOWN}) d),
      'prices', (SELECT coalesce(json_agg(json_build_object('max', m.max, 'count', m.n) ORDER BY m.max), '[]')
        FROM (SELECT b.step max, count(*)::int n FROM steps b JOIN priced s ON s.price_micros <= b.step * ${sql.lit(MICROS)} GROUP BY 1) m),
      'floors', (SELECT coalesce(json_agg(json_build_object('min', m.min, 'count', m.n) ORDER BY m.min), '[]')
        FROM (SELECT b.step min, count(*)::int n FROM steps b JOIN priced s ON s.price_micros >= b.step * ${sql.lit(MICROS)} GROUP BY 1) m),
      'currency', (SELECT currency FROM named),
      'in_stock', (SELECT count(*)::int FROM shown s WHERE s.is_in_stock AND ${but('stock')}),
      'reduced', (SELECT count(*)::int FROM shown s WHERE s.is_reduced AND ${but('reduced')})) AS facets`;
}

/** As counted. Those that a job of an earlier version kept have neither floors nor what is in stock. */
interface CountedFacets extends Omit<Facets, 'floors' | 'in_stock'>, Partial<Pick<Facets, 'floors' | 'in_stock'>> {
  readonly all: number;
}

/** Facets of many products, as they were counted last; those of few are counted at once. The limit stops before the count. */
export async function selectFacets(db: Database): Promise<Facets> {
  const { rows } = await sql<{ facets: CountedFacets }>`
    SELECT facets FROM ((SELECT facets FROM shopping_facets WHERE made_at > now() - ${KEPT_FOR}::interval) UNION ALL (${madeFacets()})) f LIMIT 1`.execute(
    db,
  );
  return withTellingPrices(rows[0]!.facets);
}

/** The facets of what other filters leave, counted at once. */
export async function selectNarrowedFacets(db: Database, viewer: Viewer, place: FacetPlace, filters: ProductFilters): Promise<Facets> {
  const { rows } = await sql<{ facets: CountedFacets }>`SELECT facets FROM (${madeFacets(viewer, place, filters)}) f`.execute(db);
  return withTellingPrices(rows[0]!.facets);
}

/** Without prices that leave all, or as many as the price before. */
function withTellingPrices({ all, prices, floors = [], in_stock = 0, ...facets }: CountedFacets): Facets {
  return {
    ...facets,
    in_stock,
    prices: prices.filter((price, index) => price.count < all && price.count !== prices[index - 1]?.count),
    floors: floors.filter((price, index) => price.count < all && price.count !== floors[index + 1]?.count),
  };
}

/** How many products the viewer keeps that the filters leave, of a board or of all boards; the newest alone are counted. */
export async function countKept(
  db: Database,
  viewer: Viewer,
  { boardId, filters }: { boardId: string | null; filters: ProductFilters },
): Promise<number> {
  if (viewer.userId === null) return 0;
  const { rows } = await sql<{ kept: number }>`SELECT count(*)::int kept FROM (SELECT n.* FROM pins n
      WHERE n.owner_id = ${viewer.userId} AND n.deleted_at IS NULL ORDER BY n.id DESC LIMIT ${PINS_OF_PLACE_LOOKED_AT}) p
    JOIN links l ON l.id = p.link_id JOIN boards b ON b.id = p.board_id LEFT JOIN sections s ON s.id = p.section_id
    WHERE ${boardId === null ? sql`true` : sql`p.board_id = ${boardId}`} AND ${isWanted(filters, sql.ref('p.picture_id'))}
      AND ${pinVisibleTo(viewer, 'p', 'b', 's')}`.execute(db);
  return rows[0]!.kept;
}

/** Counts the facets where there are many products: for everybody who asks, that would cost 30 ms. */
export async function keepFacets(db: Database): Promise<void> {
  await sql`INSERT INTO shopping_facets (facets) SELECT facets FROM (${madeFacets()}) m WHERE (facets->'all')::int >= ${MANY_PRODUCTS}
    ON CONFLICT (one) DO UPDATE SET facets = excluded.facets, made_at = excluded.made_at`.execute(db);
}
