import type { Reducer } from 'redux';
import type { FeatureState } from './create-store.ts';
import type { EntityType } from './stored.ts';

/** What a feature or a page brings to the store: the default export of its `*.store.ts`. */
export interface StorePart {
  /** Types of the records that it owns (`StoredRecords`). */
  readonly entities?: readonly EntityType[];
  /** State of its own (`FeatureState`), by name. */
  readonly slices?: { readonly [Name in keyof FeatureState]?: Reducer<FeatureState[Name]> };
}
