import { sql, type RawBuilder } from 'kysely';
import { MIN_PINNERS, MIN_PRODUCT_PINS } from '@bowerbird/domain/business/merchants.ts';
import type { Database } from '../../core/database/database.ts';
import { strangerViewer } from '../../endpoints/viewer.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';

/** Products and those who answered are looked for among so many newest pins. */
const PINS_LOOKED_AT = 2_000;

/** A business with what is kept of it as a merchant; without a row, its review is null. */
export interface MerchantRow {
  readonly user_id: string;
  readonly verification_status: string | null;
  readonly can_appeal: boolean | null;
  readonly is_appeal: boolean | null;
  readonly appeal_count: number | null;
  readonly appeal_comment: string | null;
  readonly review_status: number | null;
  readonly review_reasons: string[] | null;
  readonly shipping_policy_url: string | null;
  readonly return_policy_url: string | null;
  readonly dismissed_banners: string[];
  readonly created_at: Date;
  readonly website_proven_at: Date | null;
  readonly has_profile_image: boolean;
  readonly has_cover_image: boolean;
  readonly about: string;
  readonly product_pins: number;
  readonly pinners: number;
}

/** A business as a merchant; undefined for people who have none. */
export async function findMerchant(db: Database, userId: string): Promise<MerchantRow | undefined> {
  const { rows } = await sql<MerchantRow>`
    WITH shown AS MATERIALIZED (SELECT p.id, p.owner_id, p.link_id
      FROM (SELECT n.* FROM pins n WHERE n.owner_id = ${userId} AND n.audience = 0 AND n.deleted_at IS NULL
        ORDER BY n.id DESC LIMIT ${PINS_LOOKED_AT}) p
      JOIN boards b ON b.id = p.board_id LEFT JOIN sections s ON s.id = p.section_id WHERE ${pinVisibleTo(strangerViewer, 'p', 'b', 's')})
    SELECT u.id AS user_id, m.verification_status, m.can_appeal, m.is_appeal, m.appeal_count, m.appeal_comment, m.review_status,
      m.review_reasons, m.shipping_policy_url, m.return_policy_url,
      ARRAY(SELECT d.banner FROM merchant_banner_dismissals d WHERE d.user_id = u.id ORDER BY d.dismissed_at, d.banner) AS dismissed_banners,
      u.created_at, (SELECT min(w.verified_at) FROM claimed_websites w WHERE w.user_id = u.id) AS website_proven_at,
      u.picture_signature IS NOT NULL AS has_profile_image, u.cover_signature IS NOT NULL AS has_cover_image, u.about,
      ${countOf(sql`SELECT FROM shown p JOIN links l ON l.id = p.link_id WHERE l.price_micros IS NOT NULL LIMIT ${MIN_PRODUCT_PINS}`)} AS product_pins,
      ${countOf(pinners)} AS pinners
    FROM users u JOIN businesses b ON b.user_id = u.id LEFT JOIN merchants m ON m.user_id = u.id WHERE u.id = ${userId}`.execute(db);
  return rows[0];
}

/** Others who saved a pin for all to see, or who commented, as many as are needed. */
const pinners = sql`
  SELECT v.owner_id FROM shown p JOIN pins v ON v.via_pin_id = p.id
    WHERE v.deleted_at IS NULL AND v.audience = 0 AND v.owner_id <> p.owner_id
  UNION SELECT c.user_id FROM shown p JOIN comments c ON c.pin_id = p.id WHERE c.deleted_at IS NULL AND c.user_id <> p.owner_id
  LIMIT ${MIN_PINNERS}`;

function countOf(rows: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(SELECT count(*)::int FROM (${rows}) counted)`;
}

/** What to change: a text sets a policy, an empty one takes it away, and null leaves it. */
export interface PolicyChange {
  readonly shipping: string | null;
  readonly returns: string | null;
}

/** Sets policies of a business; false for people who have none. */
export async function savePolicies(db: Database, userId: string, { shipping, returns }: PolicyChange): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO merchants AS m (user_id, shipping_policy_url, return_policy_url)
    SELECT b.user_id, nullif(${shipping}::text, ''), nullif(${returns}::text, '') FROM businesses b WHERE b.user_id = ${userId}
    ON CONFLICT (user_id) DO UPDATE SET
      shipping_policy_url = CASE WHEN ${shipping}::text IS NULL THEN m.shipping_policy_url ELSE excluded.shipping_policy_url END,
      return_policy_url = CASE WHEN ${returns}::text IS NULL THEN m.return_policy_url ELSE excluded.return_policy_url END
    RETURNING 1`.execute(db);
  return rows.length > 0;
}

export async function dismissBanner(db: Database, userId: string, banner: string): Promise<void> {
  await sql`INSERT INTO merchant_banner_dismissals (user_id, banner) VALUES (${userId}, ${banner}) ON CONFLICT DO NOTHING`.execute(db);
}

export async function deleteMerchant(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM merchant_banner_dismissals WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM merchants WHERE user_id = ${userId}`.execute(db);
}

export async function selectMerchantForExport(db: Database, userId: string) {
  const merchant = await db.selectFrom('merchants').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const banners = await db
    .selectFrom('merchant_banner_dismissals')
    .select(['banner', 'dismissed_at'])
    .where('user_id', '=', userId)
    .orderBy('banner')
    .execute();
  return { merchant: merchant ?? null, dismissed_banners: banners };
}
