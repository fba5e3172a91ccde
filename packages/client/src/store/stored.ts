import type { User, UserCard } from '@bowerbird/contract/people/users/schemas.ts';
import type { Board, Section } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin, PinCard } from '@bowerbird/contract/pinning/pins/records.ts';

/** A record of which a card is always known, and more once something asked for it. */
type Known<Card, Whole> = Card & Partial<Omit<Whole, keyof Card>>;

/** The records that the store holds once each. */
export interface EntityRecords {
  pin: Known<PinCard, Pin>;
  user: Known<UserCard, User>;
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

export type StoredPin = Stored<EntityRecords['pin']>;
export type StoredUser = Stored<EntityRecords['user']>;
export type StoredSection = Stored<Section>;
/** A pin or a person of whom everything is known, not the card alone. */
export type WholePin = Stored<Pin>;
export type WholeUser = Stored<User>;

/** Whether everything is known: cards carry no `entityId`. */
export function isWholePin(pin: StoredPin | undefined): pin is WholePin {
  return pin?.entityId !== undefined;
}

/** Whether everything is known: cards carry no `entityId`. */
export function isWholeUser(user: StoredUser | undefined): user is WholeUser {
  return user?.entityId !== undefined;
}

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
