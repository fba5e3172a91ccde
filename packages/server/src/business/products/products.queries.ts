import { sql, type RawBuilder } from 'kysely';

/** A product's page that nobody could read for so long says nothing about today. */
const STALE_AFTER_DAYS = 7;

/** What a shop says of the product that a pin leads to, by the SQL reference of the link's id; null for other pins. */
export function selectProductFields<Fields>(linkId: RawBuilder<unknown>): RawBuilder<Fields> {
  const product = sql`(l.rich->'products'->0)`;
  return sql<Fields>`(SELECT json_build_object(
      'isOosProduct', COALESCE((${product}->'offerSummary'->>'inStock')::boolean = false, false),
      'isStaleProduct', l.fetched_at < now() - ${sql.lit(`${STALE_AFTER_DAYS} days`)}::interval,
      'isEligibleForPdp', true,
      'isEligibleForPdpPlus', jsonb_typeof(${product}->'variantSet') = 'object')
    FROM links l WHERE l.id = ${linkId} AND ${product} IS NOT NULL)`;
}
