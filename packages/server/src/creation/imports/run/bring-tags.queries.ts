import { sql } from 'kysely';
import type { Database } from '../../../core/database/database.ts';
import type { ImportedTag } from '../items/look.queries.ts';
import { itemState } from '../records/imports.queries.ts';

/** The pins that products are, by the keys of their items. */
export type ProductPins = Readonly<Record<string, string>>;

interface TaggedItem {
  readonly import_id: string;
  readonly number: number;
  readonly pin_id: string;
  readonly product_tags: ImportedTag[];
  readonly product_pins: ProductPins;
}

/**
 * Pins whose tags are to be set, with those pins of the person that they name: all that this import made, and those of earlier ones
 * that waited for what this one made.
 */
export async function selectItemsWithTags(
  db: Database,
  { importId, userId }: { importId: string; userId: string },
  most: number,
): Promise<TaggedItem[]> {
  const { rows } = await sql<TaggedItem>`
    SELECT i.import_id, i.number, i.pin_id, i.product_tags, coalesce((SELECT jsonb_object_agg(named.key, named.pin_id::text) FROM (
        SELECT DISTINCT ON (e.key) encode(e.key, 'hex') AS key, e.pin_id FROM import_items e
          JOIN imports m ON m.id = e.import_id AND m.user_id = ${userId} JOIN pins p ON p.id = e.pin_id AND p.deleted_at IS NULL
        WHERE e.state = ${itemState.taken} AND e.key IN (SELECT decode(product->>'key', 'hex') FROM jsonb_path_query(i.product_tags, '$[*].products[*]') product)
        ORDER BY e.key, e.pin_id DESC) named), '{}') AS product_pins
    FROM imports mine JOIN import_items i ON i.import_id = mine.id
    WHERE mine.user_id = ${userId} AND i.state = ${itemState.taken} AND i.product_tags IS NOT NULL AND i.pin_id IS NOT NULL
      AND (i.import_id = ${importId} AND i.tags_await IS NULL
        OR EXISTS (SELECT FROM import_items e JOIN pins p ON p.id = e.pin_id AND p.deleted_at IS NULL
          WHERE e.import_id = ${importId} AND e.state = ${itemState.taken} AND e.key IN (SELECT decode(awaited, 'hex') FROM unnest(i.tags_await) awaited)))
    ORDER BY i.import_id, i.number LIMIT ${most}`.execute(db);
  return rows;
}

/**
 * Notes which keys the tags of an item still wait for; without any, they are forgotten. Gives whether the pin is there and has
 * no other tags, which its owner would have set.
 */
export async function noteAwaited(
  trx: Database,
  item: Pick<TaggedItem, 'import_id' | 'number'>,
  awaited: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ is_untouched: boolean }>`
    WITH item AS (SELECT import_id, number, pin_id, product_tags FROM import_items
        WHERE import_id = ${item.import_id} AND number = ${item.number} AND product_tags IS NOT NULL FOR UPDATE),
      state AS (SELECT item.*, EXISTS (SELECT FROM pins p WHERE p.id = item.pin_id AND p.deleted_at IS NULL)
        AND NOT EXISTS (SELECT FROM pin_tags t WHERE t.pin_id = item.pin_id AND NOT EXISTS (
          SELECT FROM jsonb_to_recordset(item.product_tags) AS b(slot smallint, key text, x real, y real)
          WHERE (b.slot, b.key, b.x, b.y) = (t.slot, t.pin_tag_key, t.x, t.y))) AS is_untouched FROM item)
    UPDATE import_items i SET tags_await = ${awaited}::text[],
      product_tags = CASE WHEN state.is_untouched AND cardinality(${awaited}::text[]) > 0 THEN i.product_tags END
    FROM state WHERE i.import_id = state.import_id AND i.number = state.number RETURNING state.is_untouched`.execute(trx);
  return rows[0]?.is_untouched ?? false;
}
