import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { firstPinShown } from '../pin-rules/index.ts';

const MICROS = 1_000_000;

export interface LooksRow {
  readonly picture_id: string;
  readonly place: string;
  readonly looks: Buffer;
}

/** What was described after a place, in that order. */
export async function selectLooksAfter(db: Database, place: string, most: number): Promise<LooksRow[]> {
  const { rows } =
    await sql<LooksRow>`SELECT picture_id, place, looks FROM picture_looks WHERE place > ${place}::bigint ORDER BY place LIMIT ${most}`.execute(
      db,
    );
  return rows;
}

export async function selectLooks(db: Database, pictureIds: readonly string[]): Promise<Pick<LooksRow, 'picture_id' | 'looks'>[]> {
  const { rows } = await sql<Pick<LooksRow, 'picture_id' | 'looks'>>`SELECT picture_id, looks FROM picture_looks
    WHERE picture_id = ANY(${[...pictureIds]}::bigint[])`.execute(db);
  return rows;
}

export interface AskedPicture {
  readonly picture_id: string;
  readonly signature: string;
  readonly width: number;
  readonly height: number;
  readonly looks: Buffer | null;
}

/** The picture of a pin that the viewer may see. */
export async function selectPictureOf(
  db: Database,
  viewer: Viewer,
  pinId: string,
  isVisible: RawBuilder<boolean>,
): Promise<AskedPicture | null> {
  const { rows } = await sql<AskedPicture>`SELECT i.id picture_id, encode(i.signature, 'hex') signature, i.width, i.height, l.looks
    FROM pins p JOIN boards b ON b.id = p.board_id LEFT JOIN sections s ON s.id = p.section_id JOIN pictures i ON i.id = p.picture_id
      LEFT JOIN picture_looks l ON l.picture_id = i.id
    WHERE p.id = ${pinId} AND ${isVisible}`.execute(db);
  return rows[0] ?? null;
}

/** What pins that look alike are narrowed to. */
export interface LooksFilters {
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** The currency of both. */
  readonly currency: string | null;
  readonly domains: readonly string[];
  readonly topicIds: readonly string[];
}

interface PinsOfPictures {
  readonly pictureIds: readonly string[];
  readonly filters: LooksFilters;
  /** Pins of the viewer's own are shown, too. */
  readonly withOwn: boolean;
  readonly most: number;
}

/** A pin of each picture that the viewer may be shown, in the order of the pictures; never a minor's. */
export async function selectPinsOfPictures(
  db: Database,
  viewer: Viewer,
  { pictureIds, filters, withOwn, most }: PinsOfPictures,
): Promise<string[]> {
  const first = firstPinShown(viewer, {
    pictureId: sql.ref('r.picture_id'),
    withOwn,
    isWanted: isWanted(filters),
    joins: sql`LEFT JOIN links l ON l.id = q.link_id`,
  });
  const { rows } = await sql<{ id: string }>`SELECT x.id FROM unnest(${[...pictureIds]}::bigint[]) WITH ORDINALITY r(picture_id, at)
    CROSS JOIN LATERAL (${first}) x
    ORDER BY r.at LIMIT ${most}`.execute(db);
  return rows.map((row) => row.id);
}

function isWanted({ priceMin, priceMax, currency, domains, topicIds }: LooksFilters): RawBuilder<boolean> {
  const wanted = [sql`true`];
  if (priceMin !== null) wanted.push(sql`l.price_micros >= ${Math.round(priceMin * MICROS)}::bigint`);
  if (priceMax !== null) wanted.push(sql`l.price_micros <= ${Math.round(priceMax * MICROS)}::bigint`);
  if (currency !== null && (priceMin !== null || priceMax !== null)) wanted.push(sql`l.currency = ${currency}`);
  if (domains.length > 0) wanted.push(sql`l.domain = ANY(${[...domains]}::text[])`);
  if (topicIds.length > 0)
    wanted.push(
      sql`EXISTS (SELECT 1 FROM picture_topics t WHERE t.picture_id = r.picture_id AND t.topic_id = ANY(${[...topicIds]}::bigint[]))`,
    );
  return sql<boolean>`(${sql.join(wanted, sql` AND `)})`;
}

/** A picture by its id, for whoever may ask about it anyhow. */
export async function selectPictureById(db: Database, id: string): Promise<AskedPicture | null> {
  const { rows } = await sql<AskedPicture>`SELECT i.id picture_id, encode(i.signature, 'hex') signature, i.width, i.height, l.looks
    FROM pictures i LEFT JOIN picture_looks l ON l.picture_id = i.id WHERE i.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** What several of these pins are about, the commonest first. */
export async function selectTopicsOfPictures(
  db: Database,
  pinIds: readonly string[],
  most: number,
): Promise<{ topic_id: string; count: number }[]> {
  const { rows } = await sql<{
    topic_id: string;
    count: number;
  }>`SELECT t.topic_id, count(*)::int count FROM pins p JOIN picture_topics t ON t.picture_id = p.picture_id
    WHERE p.id = ANY(${[...pinIds]}::bigint[]) GROUP BY 1 HAVING count(*) > 1 ORDER BY 2 DESC, 1 LIMIT ${most}`.execute(db);
  return rows;
}

/** The colours of a picture, by the SQL reference of its id. */
export function colorsOfPicture<Fields>(pictureId: RawBuilder<unknown>): RawBuilder<Fields> {
  return sql<Fields>`(SELECT json_build_object('mainColors', (SELECT coalesce(json_agg('#' || lpad(to_hex(c.color), 6, '0') ORDER BY c.at), '[]')
    FROM unnest(k.colors) WITH ORDINALITY c(color, at))) FROM picture_looks k WHERE k.picture_id = ${pictureId})`;
}
