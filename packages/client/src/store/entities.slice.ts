import type { UnknownAction } from 'redux';
import { defineAction } from './define-action.ts';
import { received } from './received.ts';
import { addCounts } from './add-counts.ts';
import type { EntityTables } from './normalise.ts';
import type { EntityType, StoredRecords } from './stored.ts';

/** One copy of each pin, person, board and section, by id. */
export type EntitiesState = { readonly [T in EntityType]: Readonly<Record<string, StoredRecords[T]>> };

type EntityPatch = {
  [T in EntityType]: { readonly type: T; readonly id: string; readonly changes: Partial<StoredRecords[T]> };
}[EntityType];

/** Changes fields of a record that is known; one that is not stays unknown. */
export const entityPatched = defineAction<EntityPatch>('entities/entityPatched');

/** Adds to counts of a record, where they are known; no count falls below 0. */
export const entityCounted = defineAction<{
  readonly type: EntityType;
  readonly id: string;
  readonly by: { readonly [field: string]: number };
}>('entities/entityCounted');

/**
 * Makes the reducer of the records of these types. A plain one: feeds bring hundreds of records at once, and drafts and
 * deep freezing would cost more than the merge.
 */
export function createEntitiesReducer(types: ReadonlySet<EntityType>) {
  const initialState = Object.fromEntries(Array.from(types, (type) => [type, {}])) as EntitiesState;
  return (state: EntitiesState = initialState, action: UnknownAction): EntitiesState => {
    if (received.match(action)) return mergeTables(state, action.payload.entities);
    if (entityPatched.match(action)) return patch(state, action.payload);
    return entityCounted.match(action) ? count(state, action.payload) : state;
  };
}

function mergeTables(state: EntitiesState, fresh: Partial<EntityTables>): EntitiesState {
  const next: Record<string, unknown> = { ...state };
  for (const type of Object.keys(fresh) as EntityType[]) {
    const records = Object.entries(fresh[type] ?? {});
    if (records.length === 0) continue;
    const table: Record<string, object> = { ...state[type] };
    for (const [id, record] of records) table[id] = mergeRecords(table[id], record);
    next[type] = table;
  }
  return next as EntitiesState;
}

/** Partial records merge: what is absent never overwrites what is known, among the renditions of a picture too. */
function mergeRecords(known: object | undefined, fresh: Record<string, unknown>): object {
  if (!known) return fresh;
  const merged = { ...known, ...fresh };
  if (!('images' in known) || !('images' in fresh)) return merged;
  return { ...merged, images: mergeImages(known, fresh) };
}

function mergeImages(known: { images?: unknown }, fresh: { images?: unknown }): unknown {
  const isKeyed = (images: unknown): images is object => typeof images === 'object' && images !== null && !Array.isArray(images);
  return isKeyed(known.images) && isKeyed(fresh.images) ? { ...known.images, ...fresh.images } : fresh.images;
}

function patch(state: EntitiesState, { type, id, changes }: EntityPatch): EntitiesState {
  const known = state[type][id];
  return known ? { ...state, [type]: { ...state[type], [id]: { ...known, ...changes } } } : state;
}

function count(state: EntitiesState, { type, id, by }: ReturnType<typeof entityCounted>['payload']): EntitiesState {
  const known = state[type][id] as Readonly<Record<string, unknown>> | undefined;
  return known ? { ...state, [type]: { ...state[type], [id]: addCounts(known, by) } } : state;
}
