import type { RawBuilder } from 'kysely';
import type { CardOf, FieldsOf, RecordName, RecordPart } from '@bowerbird/contract/protocol/records.ts';
import type { CallContext } from './context.ts';
import { partsAndRareColumns, partsColumn, underField, type PartKey } from './slots.queries.ts';

declare module '../core/contributions.ts' {
  interface Contributions {
    /** The parts of records that a feature gives. */
    readonly recordParts?: readonly GivenPart[];
  }
}

/** What loading a record needs: the instance, who looks, and how much of it is wanted. */
export type ViewContext = Pick<CallContext, 'core' | 'viewer' | 'fieldSet'> &
  Partial<Pick<CallContext, 'request'>> & {
    /** Whether the record is read by itself, not among others or inside another. */
    readonly isAlone?: boolean;
  };

/**
 * What a part knows of an entity: a JSON object as a scalar SQL expression, which joins the
 * statement that loads the record; `null` where nothing is known for this viewer.
 */
export type SelectPart<Fields> = (context: ViewContext, key: PartKey) => RawBuilder<Partial<Fields>> | null;

/**
 * What few entities have of a part. A whole record loads it by a second statement, and only where it is there. In the first one
 * its SQL would cost every entity the start of a plan that mostly finds nothing.
 */
export interface RarePart<Fields> {
  /** A cheap question about an entity, such as whether an index has a row of it. */
  readonly isThere: (key: PartKey) => RawBuilder<unknown>;
  readonly select: SelectPart<Fields>;
}

/** A part of a record with what loads it. Without that nothing is known yet: its empty value stands. */
export interface GivenPart {
  readonly part: RecordPart;
  readonly select?: SelectPart<Record<string, unknown>>;
  readonly rare?: RarePart<Record<string, unknown>>;
  /** Turns what the SQL found into the fields, where SQL alone cannot say them. */
  readonly finish?: FinishPart;
}

/** A record as far as it is made: its base, and the parts of lower areas, which features stand in the order of. */
export type RecordSoFar = Readonly<Record<string, unknown>>;

/** Reads what the part's SQL found, under the fields' own names, and gives the fields. */
export type FinishPart = (found: Readonly<Record<string, unknown>>, context: ViewContext, record: RecordSoFar) => object;

/** Ties the SQL of a part to the fields that it fills. */
export function givePart<Part extends RecordPart>(part: Part, select?: SelectPart<FieldsOf<Part>>): GivenPart {
  return { part, select };
}

/**
 * Has whole records load a part only where it is there, over what `always` says of every entity. Cards go on carrying the part in
 * their one statement.
 */
export function rarely({ part, select, finish }: GivenPart, isThere: RarePart<unknown>['isThere'], always?: GivenPart): GivenPart {
  if (!select) throw new Error(`Nothing loads a part of ${part.giver}.`);
  return {
    part,
    ...(finish && { finish }),
    select: (context, key) => (context.fieldSet === 'card' ? select(context, key) : (always?.select?.(context, key) ?? null)),
    rare: { isThere, select },
  };
}

/** The same for a part whose fields are made of `Row`. Its SQL gives that as a JSON object under `field`. */
export function givePartOf<Part extends RecordPart, Row>(
  part: Part,
  field: keyof FieldsOf<Part> & string,
  select: (context: ViewContext, key: PartKey) => RawBuilder<Row> | null,
  present: (row: Row, context: ViewContext, record: RecordSoFar) => Partial<FieldsOf<Part> | CardOf<Part>>,
): GivenPart {
  return {
    part,
    select: (context, key) => {
      const row = select(context, key);
      return row && underField(field, row);
    },
    finish: (found, context, record) => (found[field] ? present(found[field] as Row, context, record) : {}),
  };
}

/** The parts of other areas that a reply carries of a record. */
export interface CarriedParts {
  /** Their columns in the statement that loads the record. */
  readonly column: (key: PartKey) => RawBuilder<unknown>;
  /** The column of what a row has of the rare ones, for the second statement. */
  readonly columnOfRare: (key: PartKey, row: PartsRow) => RawBuilder<unknown>;
  /** Puts them on a record, which is changed in place because it was made for this reply. */
  readonly addTo: (shape: object, row: PartsRow) => void;
}

export interface PartsRow {
  readonly parts?: readonly (object | null)[] | null;
  /** Which of the rare parts are there. */
  readonly rare?: readonly boolean[];
}

/** Finds what other areas add to a record. A card carries no part that has nothing to say on a card. */
export function carriedParts(context: ViewContext, record: RecordName): CarriedParts {
  const isCard = context.fieldSet === 'card';
  const given = context.core.contributions
    .flatMap(({ recordParts }) => recordParts ?? [])
    .filter(({ part }) => part.record === record && part.empty !== undefined && !(isCard && part.card.length === 0));
  const finishers = given.flatMap(({ part, finish }) => (finish ? [{ fields: Object.keys(part.fields), finish }] : []));
  const finished = (known: object, record: object): object => {
    const finisher = finishers.find(({ fields }) => fields.some((field) => field in known));
    return finisher ? finisher.finish(known as Readonly<Record<string, unknown>>, context, record as RecordSoFar) : known;
  };
  const rare = isCard ? [] : given.flatMap((one) => one.rare ?? []);
  return {
    column: (key) => {
      const parts = given.flatMap(({ select }) => select?.(context, key) ?? []);
      return rare.length === 0
        ? partsColumn(parts)
        : partsAndRareColumns(
            parts,
            rare.map(({ isThere }) => isThere(key)),
          );
    },
    columnOfRare: (key, row) => partsColumn(rare.flatMap(({ select }, at) => (row.rare?.[at] ? (select(context, key) ?? []) : []))),
    addTo: (shape, { parts }) => {
      for (const { part } of given) if (!(isCard && part.isRare)) Object.assign(shape, part.empty);
      for (const known of parts ?? []) if (known) Object.assign(shape, finished(known, shape));
    },
  };
}
