import type { RawBuilder } from 'kysely';
import type { CardOf, FieldsOf, RecordName, RecordPart } from '@bowerbird/contract/protocol/records.ts';
import type { CallContext } from './context.ts';
import { partsColumn, underField, type PartKey } from './slots.queries.ts';

declare module '../core/contributions.ts' {
  interface Contributions {
    /** The parts of records that a feature gives. */
    readonly recordParts?: readonly GivenPart[];
  }
}

/** What loading a record needs: the instance, who looks, and how much of it is wanted. */
export type ViewContext = Pick<CallContext, 'core' | 'viewer' | 'fieldSet'> & Partial<Pick<CallContext, 'request'>>;

/**
 * What a part knows of an entity: a JSON object as a scalar SQL expression, which joins the
 * statement that loads the record; `null` where nothing is known for this viewer.
 */
export type SelectPart<Fields> = (context: ViewContext, key: PartKey) => RawBuilder<Partial<Fields>> | null;

/** A part of a record with what loads it. Without that nothing is known yet: its empty value stands. */
export interface GivenPart {
  readonly part: RecordPart;
  readonly select?: SelectPart<Record<string, unknown>>;
  /** Turns what the SQL found into the fields, where SQL alone cannot say them. */
  readonly finish?: FinishPart;
}

/** Reads what the part's SQL found, under the fields' own names, and gives the fields. */
export type FinishPart = (found: Readonly<Record<string, unknown>>, context: ViewContext) => object;

/** Ties the SQL of a part to the fields that it fills. */
export function givePart<Part extends RecordPart>(part: Part, select?: SelectPart<FieldsOf<Part>>): GivenPart {
  return { part, select };
}

/** The same for a part whose fields are made of `Row`. Its SQL gives that as a JSON object under `field`. */
export function givePartOf<Part extends RecordPart, Row>(
  part: Part,
  field: keyof FieldsOf<Part> & string,
  select: (context: ViewContext, key: PartKey) => RawBuilder<Row> | null,
  present: (row: Row, context: ViewContext) => Partial<FieldsOf<Part> | CardOf<Part>>,
): GivenPart {
  return {
    part,
    select: (context, key) => {
      const row = select(context, key);
      return row && underField(field, row);
    },
    finish: (found, context) => (found[field] ? present(found[field] as Row, context) : {}),
  };
}

/** The parts of other areas that a reply carries of a record. */
export interface CarriedParts {
  /** Their column in the statement that loads the record. */
  readonly column: (key: PartKey) => RawBuilder<unknown>;
  /** Puts them on a record, which is changed in place because it was made for this reply. */
  readonly addTo: (shape: object, row: PartsRow) => void;
}

export interface PartsRow {
  readonly parts?: readonly (object | null)[] | null;
}

/** Finds what other areas add to a record. A card carries no part that has nothing to say on a card. */
export function carriedParts(context: ViewContext, record: RecordName): CarriedParts {
  const isCard = context.fieldSet === 'card';
  const given = context.core.contributions
    .flatMap(({ recordParts }) => recordParts ?? [])
    .filter(({ part }) => part.record === record && part.empty !== undefined && !(isCard && part.card.length === 0));
  const finishers = given.flatMap(({ part, finish }) => (finish ? [{ fields: Object.keys(part.fields), finish }] : []));
  const finished = (known: object): object => {
    const finisher = finishers.find(({ fields }) => fields.some((field) => field in known));
    return finisher ? finisher.finish(known as Readonly<Record<string, unknown>>, context) : known;
  };
  return {
    column: (key) => partsColumn(given.flatMap(({ select }) => select?.(context, key) ?? [])),
    addTo: (shape, { parts }) => {
      for (const { part } of given) if (!(isCard && part.isRare)) Object.assign(shape, part.empty);
      for (const known of parts ?? []) if (known) Object.assign(shape, finished(known));
    },
  };
}
