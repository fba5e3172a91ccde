import type { User } from '@bowerbird/contract/people/users/schemas.ts';
import type { Board, Section } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';

/** The records that the store holds once each. */
export interface EntityRecords {
  pin: Pin;
  user: User;
  board: Board;
  section: Section;
}

export type EntityType = keyof EntityRecords;

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

export type StoredPin = Stored<Pin>;
export type StoredUser = Stored<User>;
export type StoredSection = Stored<Section>;
type WholeBoard = Stored<Board>;
type NamedBoard = Pick<WholeBoard, 'type' | 'id' | 'name' | 'url' | 'privacy'>;
/** A board may be known by its name alone, from a pin that stands on it. */
export type StoredBoard = NamedBoard & Partial<WholeBoard>;

export interface StoredRecords {
  pin: StoredPin;
  user: StoredUser;
  board: StoredBoard;
  section: StoredSection;
}
