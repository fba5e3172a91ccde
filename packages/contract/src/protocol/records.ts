import { Type, type Static, type TObject, type TProperties, type TSchema, type TUnsafe } from 'typebox';

/** The entities whose records are composed of parts. */
export type RecordName = 'pin' | 'user' | 'board' | 'viewer';

/**
 * How much of a record a reply carries. Lists carry cards, with what a card shows; single reads carry everything. A list
 * gives everything for `field_set_key: "detailed"`.
 */
export type FieldSet = 'card' | 'detailed';

/** What one area says of an entity: its fields, those that cards carry, and what stands where nothing is known. */
export interface RecordPart {
  readonly record: RecordName;
  /** The area and feature that give the part. */
  readonly giver: string;
  readonly fields: TProperties;
  readonly card: readonly string[];
  /** Of fields that are smaller on a card: how they are there. */
  readonly cardFields?: TProperties;
  /** Absent for the entity's own part, which is always loaded. */
  readonly empty?: Readonly<Record<string, unknown>>;
  /** Few entities have it: cards of all others leave its fields out, which `cardFields` have to allow. */
  readonly isRare?: boolean;
}

/** The fields of a part, all of them. */
export type FieldsOf<Part extends RecordPart> = Static<TObject<Part['fields']>>;

/** The fields of a part that cards carry. */
export type CardOf<Part extends RecordPart> = Omit<
  Pick<FieldsOf<Part>, Part['card'][number] & keyof FieldsOf<Part>>,
  keyof SmallerOf<Part>
> &
  SmallerOf<Part>;
type SmallerOf<Part extends RecordPart> = Part extends { readonly cardFields: infer F extends TProperties } ? Static<TObject<F>> : {};

/** Declares a part; what it says of cards and of its empty value names fields of its own. */
export function definePart<
  F extends TProperties,
  const C extends readonly (keyof F & string)[],
  S extends Partial<Record<keyof F, TSchema>> = {},
>(part: {
  readonly record: RecordName;
  readonly giver: string;
  readonly fields: F;
  readonly card: C;
  readonly cardFields?: S;
  readonly empty?: Static<TObject<F>>;
  readonly isRare?: boolean;
}) {
  return part as typeof part & { readonly cardFields: S };
}

/**
 * Where an output schema holds a composed record. The server puts the record's schema there once it knows every part; the
 * type is composed by declaration merging.
 */
export function recordSchema<Shape>(record: RecordName): TUnsafe<Shape> {
  return Type.Unsafe<Shape>({ $ref: record });
}
