import { withClient } from './with-client.ts';

type Column = {
  table: string;
  column: string;
  type: string;
  isArray: boolean;
  isNullable: boolean;
  hasDefault: boolean;
  isAlwaysGenerated: boolean;
};

const TYPES: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  int8: 'Bigint',
  numeric: 'Bigint',
  timestamptz: 'Timestamp',
  timestamp: 'Timestamp',
  date: 'Day',
  json: 'unknown',
  jsonb: 'unknown',
  bytea: 'Buffer',
};

const HEADER = `// Made by \`npm run generate:types\` from the migrated database. Change a migration, not this file.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column that the database fills when it is left out. */
export type Generated<T> = T extends ColumnType<infer Read, infer Insert, infer Update>
  ? ColumnType<Read, Insert | undefined, Update>
  : ColumnType<T, T | undefined, T>;

/** 64 bits: read as a decimal string. */
export type Bigint = ColumnType<string, string | number | bigint, string | number | bigint>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A day without a time or a zone, as in 1990-05-31. */
export type Day = ColumnType<string, string, string>;
`;

/** Writes the TypeScript types of every table of a migrated database, for Kysely. */
export async function generateTypes(databaseUrl: string): Promise<string> {
  const columns = await readColumns(databaseUrl);
  const tables = Object.groupBy(columns, ({ table }) => table);
  const names = Object.keys(tables);
  const interfaces = names.map((name) => writeTable(name, tables[name] ?? []));
  const database = [
    '/** Every table of the schema by its name. */',
    'export interface DB {',
    ...names.map((name) => `  ${name}: ${typeName(name)};`),
    '}',
  ];
  const text = [HEADER, ...interfaces, `${database.join('\n')}\n`].join('\n');
  return text.includes('GeneratedAlways<')
    ? text
    : text.replace('import type { ColumnType, GeneratedAlways }', 'import type { ColumnType }');
}

async function readColumns(databaseUrl: string): Promise<Column[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<Column>(`
      SELECT c.relname AS "table", a.attname AS "column",
             coalesce(e.typname, t.typname) AS "type", e.oid IS NOT NULL AS "isArray",
             NOT a.attnotnull AS "isNullable",
             a.atthasdef OR a.attidentity <> '' AS "hasDefault",
             a.attgenerated <> '' OR a.attidentity = 'a' AS "isAlwaysGenerated"
        FROM pg_class c
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        JOIN pg_type t ON t.oid = a.atttypid
        LEFT JOIN pg_type e ON e.oid = t.typelem AND t.typcategory = 'A'
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       ORDER BY c.relname COLLATE "C", a.attnum`);
    return rows;
  });
}

function writeTable(name: string, columns: Column[]): string {
  const lines = columns.map((column) => `  ${column.column}: ${writeType(column)};`);
  return [`export interface ${typeName(name)} {`, ...lines, '}\n'].join('\n');
}

function writeType(column: Column): string {
  const plain = TYPES[column.type] ?? 'string';
  // pg reads the elements of a bigint array as strings and takes strings.
  const listed = column.isArray ? `${plain === 'Bigint' ? 'string' : plain}[]` : plain;
  const nullable = column.isNullable && plain !== 'unknown' ? `${listed} | null` : listed;
  if (column.isAlwaysGenerated) return `GeneratedAlways<${nullable}>`;
  return column.hasDefault ? `Generated<${nullable}>` : nullable;
}

function typeName(table: string): string {
  return `${table
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Table`;
}
