import type { RawBuilder } from 'kysely';
import type { FieldsOf, RecordName, RecordPart } from '@bowerbird/contract/protocol/records.ts';
import type { CallContext } from './context.ts';
import { partsColumn, type PartKey } from './slots.queries.ts';

declare module '../core/contributions.ts' {
  interface Contributions {
    /** The parts of records that a feature gives. */
    readonly recordParts?: readonly GivenPart[];
  }
}

/** What loading a record needs: the instance, who looks, and how much of it is wanted. */
export type ViewContext = Pick<CallContext, 'core' | 'viewer' | 'fieldSet'>;

/**
 * What a part knows of an entity: a JSON object as a scalar SQL expression, which joins the
 * statement that loads the record; `null` where nothing is known for this viewer.
 */
export type SelectPart<Fields> = (context: ViewContext, key: PartKey) => RawBuilder<Partial<Fields>> | null;

/** A part of a record with what loads it. Without that nothing is known yet: its empty value stands. */
export interface GivenPart {
  readonly part: RecordPart;
  readonly select?: SelectPart<Record<string, unknown>>;
}

/** Ties the SQL of a part to the fields that it fills. */
export function givePart<Part extends RecordPart>(part: Part, select?: SelectPart<FieldsOf<Part>>): GivenPart {
  return { part, select };
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
  return {
    column: (key) => partsColumn(given.flatMap(({ select }) => select?.(context, key) ?? [])),
    addTo: (shape, { parts }) => {
      for (const { part } of given) Object.assign(shape, part.empty);
      for (const known of parts ?? []) Object.assign(shape, known);
    },
  };
}
