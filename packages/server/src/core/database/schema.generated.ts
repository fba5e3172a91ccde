// Made by `npm run generate:types` from the migrated database. Change a migration, not this file.
import type { ColumnType } from 'kysely';

/** A column that the database fills when it is left out. */
export type Generated<T> = T extends ColumnType<infer Read, infer Insert, infer Update>
  ? ColumnType<Read, Insert | undefined, Update>
  : ColumnType<T, T | undefined, T>;

/** 64 bits: read as a decimal string. */
export type Bigint = ColumnType<string, string | number | bigint, string | number | bigint>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface SchemaMigrationsTable {
  version: number;
  name: string;
  sha256: string;
  applied_at: Generated<Timestamp>;
}

/** Every table of the schema by its name. */
export interface Database {
  schema_migrations: SchemaMigrationsTable;
}
