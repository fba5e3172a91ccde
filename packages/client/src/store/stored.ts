/** The records that the store holds once each, by their type. Each feature adds its own beside its `*.store.ts`. */
export interface StoredRecords {}

export type EntityType = keyof StoredRecords;

/** What stands in a record where another entity was. */
export interface EntityRef<T extends EntityType = EntityType> {
  readonly type: T;
  readonly id: string;
}

/** A value as the store holds it: every entity within is a reference. */
export type StoredValue<V> = V extends { readonly type: infer T extends EntityType; readonly id: string }
  ? EntityRef<T>
  : V extends readonly (infer Item)[]
    ? StoredValue<Item>[]
    : V extends object
      ? Stored<V>
      : V;

/** A record as the store holds it. */
export type Stored<R> = { readonly [K in keyof R]: StoredValue<R[K]> };

/** A record of which a card is always known, and more once something asked for it. */
export type Known<Card, Whole> = Card & Partial<Omit<Whole, keyof Card>>;
