import type { EntityType, StoredValue } from './stored.ts';

/** The entities of a reply by type and id, each as far as the reply knew it. */
export type EntityTables = Record<EntityType, Record<string, Record<string, unknown>>>;

const entityTypes: ReadonlySet<unknown> = new Set<EntityType>(['pin', 'user', 'board', 'section']);

/** Takes the entities out of a reply and leaves references where they stood. */
export function normalise<T>(data: T): { result: StoredValue<T>; entities: EntityTables } {
  const entities: EntityTables = { pin: {}, user: {}, board: {}, section: {} };
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
  if (!isEntity(record)) return record;
  const table = entities[record.type];
  const known = table[record.id];
  table[record.id] = known ? { ...known, ...record } : record;
  return { type: record.type, id: record.id };
}

function replaceItems(items: readonly unknown[], entities: EntityTables): readonly unknown[] {
  const replaced = items.map((item) => replace(item, entities));
  return replaced.some((item, at) => item !== items[at]) ? replaced : items;
}

function isEntity(record: Record<string, unknown>): record is { type: EntityType; id: string } {
  return entityTypes.has(record.type) && typeof record.id === 'string' && Object.keys(record).length > 2;
}
