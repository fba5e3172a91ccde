import type { EntityType, StoredValue } from './stored.ts';

/** The entities of a reply by type and id, each as far as the reply knew it. */
export type EntityTables = Record<EntityType, Record<string, Record<string, unknown>>>;

const entityTypes: ReadonlySet<unknown> = new Set<EntityType>(['pin', 'user', 'board', 'section']);

/** Takes the entities out of a reply and leaves references where they stood. */
export function normalise<T>(data: T): { result: StoredValue<T>; entities: EntityTables } {
  const entities: EntityTables = { pin: {}, user: {}, board: {}, section: {} };
  return { result: replace(data, entities) as StoredValue<T>, entities };
}

function replace(value: unknown, entities: EntityTables): unknown {
  if (Array.isArray(value)) return value.map((item) => replace(item, entities));
  if (typeof value !== 'object' || value === null) return value;
  const record = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner, entities)]));
  if (!isEntity(record)) return record;
  const table = entities[record.type];
  table[record.id] = { ...table[record.id], ...record };
  return { type: record.type, id: record.id };
}

function isEntity(record: Record<string, unknown>): record is { type: EntityType; id: string } {
  return entityTypes.has(record.type) && typeof record.id === 'string' && Object.keys(record).length > 2;
}
