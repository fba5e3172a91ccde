import type { EntityType, StoredValue } from './stored.ts';

/** The entities of a reply by type and id, each as far as the reply knew it. */
export type EntityTables = Record<EntityType, Record<string, Record<string, unknown>>>;

/** Takes the entities out of a reply and leaves references where they stood. */
export function normalise<T>(data: T, types: ReadonlySet<EntityType>): { result: StoredValue<T>; entities: EntityTables } {
  const entities = Object.fromEntries(Array.from(types, (type) => [type, {}])) as EntityTables;
  return { result: replace(data, entities) as StoredValue<T>, entities };
}

/** Copies only what holds an entity: most of a reply is taken over as it is. */
function replace(value: unknown, entities: EntityTables): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return replaceItems(value, entities);
  let record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    const inner = record[key];
    const replaced = replace(inner, entities);
    if (replaced === inner) continue;
    if (record === value) record = { ...record };
    record[key] = replaced;
  }
  if (!isEntity(record, entities)) return record;
  const table = entities[record.type];
  const known = table[record.id];
  table[record.id] = known ? { ...known, ...record } : record;
  return { type: record.type, id: record.id };
}

function replaceItems(items: readonly unknown[], entities: EntityTables): readonly unknown[] {
  const replaced = items.map((item) => replace(item, entities));
  return replaced.some((item, at) => item !== items[at]) ? replaced : items;
}

function isEntity(record: Record<string, unknown>, entities: EntityTables): record is { type: EntityType; id: string } {
  const { type } = record;
  return typeof type === 'string' && Object.hasOwn(entities, type) && typeof record.id === 'string' && Object.keys(record).length > 2;
}
