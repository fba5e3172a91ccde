import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type RawBuilder,
} from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { DB } from '../../core/database/schema.generated.ts';
import { withClient } from '../../core/database/with-client.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createRowCheck } from './check-rows.ts';
import { keyOf, type Kinds, type RowType } from './read-row-types.ts';

const PLACE = 'users.queries.ts:7';
const composer = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await withClient(database.databaseUrl, (client) =>
    client.query("INSERT INTO users (username, full_name, first_name, birthday) VALUES ('mika', 'Mika', 'Mika', '1990-05-05')"),
  );
});
afterAll(() => database.drop());

type Columns = Readonly<Record<string, Kinds>>;

function typeOf(columns: Columns | null, isPart = false): RowType {
  const named = Object.entries(columns ?? {}).map(([name, kinds]) => [name, { kinds, isOptional: false }] as const);
  return { place: PLACE, kinds: columns && ['object'], isPart, columns: Object.fromEntries(named) };
}

async function problemsOf(query: CompiledQuery, types: Readonly<Record<string, RowType[]>>): Promise<string[]> {
  const check = createRowCheck(types, new Set(inject('nullableColumns')));
  const result = await withClient(database.databaseUrl, (client) => client.query(query.sql, [...query.parameters]));
  check.onResult(query.sql, result);
  check.onQuery(query);
  return check.takeProblems().map((problem) => problem.replace(`${PLACE} `, ''));
}

const check = (text: string, columns: Columns | null) => {
  const statement: RawBuilder<unknown> = sql([text] as unknown as TemplateStringsArray);
  return problemsOf(statement.compile(composer), { [keyOf([text])]: [typeOf(columns)] });
};

describe('the rows of statements', () => {
  it('are fine where the type says what comes', async () => {
    const columns = { id: ['string'], username: ['string'], created_at: ['Date'], birthday: ['null', 'string'], n: ['number'] };
    expect(await check('SELECT id, username, created_at, birthday, 1 AS n FROM users', columns)).toEqual([]);
  });

  it.each([
    ['a big number as a number', 'SELECT id FROM users', { id: ['number'] }, 'returns "id" as string, its type says number'],
    ['a numeric as a number', 'SELECT 1.5 AS share', { share: ['number'] }, 'returns "share" as string, its type says number'],
    ['a day as a moment', "SELECT date '2026-01-01' AS day", { day: ['Date'] }, 'returns "day" as string, its type says Date'],
    ['a moment as text', 'SELECT created_at FROM users', { created_at: ['string'] }, 'returns "created_at" as Date, its type says string'],
    ['big numbers as numbers', "SELECT '{1}'::bigint[] AS ids", { ids: ['number[]'] }, 'returns "ids" as string[], its type says number[]'],
    ['a column too few', 'SELECT id FROM users', { id: ['string'], name: ['string'] }, 'does not return "name", which its type names'],
    ['a column too many', 'SELECT id, email FROM users', { id: ['string'] }, 'returns "email", which its type does not name'],
    ['a name twice', 'SELECT 1 AS n, 2 AS n', { n: ['number'] }, 'returns two columns named "n"'],
    [
      'a null that the table allows',
      'SELECT locale FROM users WHERE false',
      { locale: ['string'] },
      'returns "locale" from a column that may be null, its type says string',
    ],
    [
      'a null of an expression',
      'SELECT max(id) AS id FROM users WHERE false',
      { id: ['string'] },
      'gave null for "id", which its type rules out',
    ],
    ['columns without a type', 'SELECT id FROM users', null, 'returns "id" and has no type to read it by'],
  ])('are not: %s', async (_, text, columns, problem) => {
    expect(await check(text, columns as Columns | null)).toEqual([problem]);
  });

  it('may be ruled not to be null by the statement', async () => {
    expect(await check('SELECT email FROM users WHERE email IS NOT NULL', { email: ['string'] })).toEqual([]);
  });

  it('are compared where a part of the statement names its columns', async () => {
    const part = sql`full_name`;
    const query = sql`SELECT id, ${part} FROM users`.compile(composer);
    const types = (columns: Columns) => ({
      [keyOf(['SELECT id, ', ' FROM users'])]: [typeOf({ id: ['string'] })],
      [keyOf(['full_name'])]: [typeOf(columns, true)],
    });
    expect(await problemsOf(query, types({ full_name: ['string'] }))).toEqual([]);
    expect(await problemsOf(query, types({ full_name: ['number'] }))).toEqual(['returns "full_name" as string, its type says number']);
  });

  it('are compared where the query builder takes a column from a template', async () => {
    const query = composer
      .selectFrom('users')
      .select(sql<number>`id + 1`.as('next'))
      .compile();
    const type = { ...typeOf(null), kinds: ['number'] };
    expect(await problemsOf(query, { [keyOf(['id + 1'])]: [type] })).toEqual(['returns "next" as string, its type says number']);
  });

  it('are looked through for nulls whenever the statement runs', async () => {
    const query = sql`SELECT ${1}::int AS n`.compile(composer);
    const check = createRowCheck({ [keyOf(['SELECT ', '::int AS n'])]: [typeOf({ n: ['number'] })] }, new Set());
    const run = (value: number | null) => withClient(database.databaseUrl, (client) => client.query(query.sql, [value]));
    check.onResult(query.sql, await run(1));
    check.onQuery(query);
    expect(check.takeProblems()).toEqual([]);
    check.onResult(query.sql, await run(null));
    expect(check.takeProblems()).toEqual([`${PLACE} gave null for "n", which its type rules out`]);
  });
});

describe('the types of rows', () => {
  it('are read from the source with their aliases and imports', () => {
    const types = Object.values(inject('rowTypes')).flat();
    const held = types.filter(({ place }) => place.startsWith('packages/server/src/pinning/pins/pins.queries.ts'));
    expect(held.map(({ columns }) => columns.section_id?.kinds.toSorted())).toContainEqual(['null', 'string']);
    const whole = types.filter(({ isPart, columns }) => isPart && columns.pinner && columns.saves);
    expect(whole.map(({ columns }) => [columns.created_at?.kinds, columns.owner_id?.kinds])).toEqual([[['Date'], ['string']]]);
  });
});
