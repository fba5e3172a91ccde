import { Type, type TProperties, type TSchema } from 'typebox';
import type { FieldSet, RecordName, RecordPart } from '@bowerbird/contract/protocol/records.ts';

/** The parts of each record, checked to fit each other. */
export type ComposedRecords = ReadonlyMap<RecordName, readonly RecordPart[]>;

/** Puts the parts of each record together. Throws when two of them give the same field: one would win in silence. */
export function composeRecords(parts: readonly RecordPart[]): ComposedRecords {
  const records = Map.groupBy(parts, ({ record }) => record);
  for (const [record, own] of records) refuseSharedFields(record, own);
  return records;
}

function refuseSharedFields(record: RecordName, parts: readonly RecordPart[]): void {
  const givers = new Map<string, string>();
  for (const { giver, fields } of parts) {
    for (const field of Object.keys(fields)) {
      const other = givers.get(field);
      if (other !== undefined) throw new Error(`Two parts of ${record} give ${field}: ${other} and ${giver}.`);
      givers.set(field, giver);
    }
  }
}

/** An output schema as plain JSON schema, with each composed record in its place. */
export function resolveRecords(output: TSchema, records: ComposedRecords, fieldSet: FieldSet): object {
  return resolve(JSON.parse(JSON.stringify(output)), records, fieldSet) as object;
}

function resolve(schema: unknown, records: ComposedRecords, fieldSet: FieldSet): unknown {
  if (Array.isArray(schema)) return schema.map((item) => resolve(item, records, fieldSet));
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema) return schemaOf(schema.$ref as RecordName, records, fieldSet);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, resolve(value, records, fieldSet)]));
}

function schemaOf(record: RecordName, records: ComposedRecords, fieldSet: FieldSet): object {
  const parts = records.get(record);
  if (!parts) throw new Error(`No feature gives the record ${record}.`);
  const fields = parts.flatMap((part) => Object.entries(fieldSet === 'detailed' ? part.fields : cardFieldsOf(part)));
  const properties = Object.fromEntries(fields.map(([field, schema]) => [field, resolveRecords(schema, records, fieldSet)]));
  const required = fields.flatMap(([field, schema]) => (Type.IsOptional(schema) ? [] : [field]));
  return { type: 'object', required, properties };
}

function cardFieldsOf({ fields, card, cardFields }: RecordPart): TProperties {
  const shown = Object.fromEntries(Object.entries(fields).filter(([field]) => card.includes(field)));
  return { ...shown, ...cardFields };
}
