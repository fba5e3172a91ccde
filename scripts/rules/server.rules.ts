import { isTest, type Rule } from './source-tree.ts';
import { placeOf, roleOf } from './places.ts';

const RANKS: Record<string, number> = { access: 0, queries: 1, service: 2, handlers: 3 };
const SQL = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

/** Rule 5: `handlers → service → queries → access`, never upwards. */
export const layersPointDown: Rule = (tree) =>
  [...tree.values()].flatMap(({ path, imports }) => {
    const rank = RANKS[roleOf(path) ?? ''];
    if (rank === undefined || placeOf(path).pkg !== 'server') return [];
    return imports
      .filter(({ target, isType }) => target !== undefined && !isType && (RANKS[roleOf(target) ?? ''] ?? -1) > rank)
      .map(({ specifier }) => ({ rule: 'layers', path, problem: `${roleOf(path)} must not call ${specifier}` }));
  });

/** Rule 5: SQL stands in queries and access rules (and in the database's own folder), nowhere else. */
export const sqlStandsInQueries: Rule = (tree) =>
  [...tree.values()]
    .filter(({ path }) => ['server', 'app', 'demo'].includes(placeOf(path).pkg) && !isTest(path))
    .filter(({ path }) => !['queries', 'access'].includes(roleOf(path) ?? '') && !path.startsWith('packages/server/src/core/database/'))
    .filter(({ text, imports }) => SQL.test(text) || imports.some(importsSqlTag))
    .map(({ path }) => ({ rule: 'sql', path, problem: 'holds SQL; move it to a *.queries.ts' }));

const TRANSACTIONS = 'packages/server/src/core/database/transaction.ts';
const OPENS_TRANSACTION = /\.(transaction|startTransaction)\(\)|\.query\(\s*[`'"](BEGIN|START TRANSACTION)\b/i;

/** Rule 5: transactions are opened by `inTransaction` alone, which joins one that is open. */
export const transactionsOpenOneWay: Rule = (tree) =>
  [...tree.values()]
    .filter(({ path, text }) => placeOf(path).pkg !== 'client' && path !== TRANSACTIONS && OPENS_TRANSACTION.test(text))
    .map(({ path }) => ({ rule: 'transactions', path, problem: 'opens a transaction by itself; use inTransaction' }));

/** Where time is measured or written down, before or beside an instance, and where `core.now` comes from. */
const OWN_CLOCKS = /^packages\/server\/src\/core\/(create-core\.ts|media\/index\.ts|postgres\/|backup\/)/;
const READS_CLOCK = /\bDate\.now\b|\bnew Date\(\)/;
/** Words of SQL that no search path leads to the clock of tests. */
const READS_DATABASE_CLOCK =
  /\b(CURRENT_(TIMESTAMP|DATE|TIME)|LOCALTIME(STAMP)?|statement_timestamp|transaction_timestamp|pg_catalog\.now)\b/i;

/** Requests and jobs decide by one clock, which tests set: `core.now`, and `now()` in SQL. */
export const timeIsOfOneClock: Rule = (tree) =>
  [...tree.values()]
    .filter(({ path }) => placeOf(path).pkg === 'server' && !isTest(path) && !OWN_CLOCKS.test(path))
    .filter(({ path, text }) => READS_CLOCK.test(text) || (READS_DATABASE_CLOCK.test(text) && !path.endsWith('/shifted-clock.ts')))
    .map(({ path }) => ({ rule: 'clock', path, problem: 'reads a clock that tests cannot set; use core.now, or now() in SQL' }));

function importsSqlTag({ specifier, names, isType }: { specifier: string; names: string[]; isType: boolean }): boolean {
  return specifier === 'kysely' && !isType && names.includes('sql');
}

/** Rule 5: what goes over the wire is shaped in views; queries and access rules know rows alone. */
export const wireShapesStandInViews: Rule = (tree) =>
  [...tree.values()]
    .filter(({ path }) => placeOf(path).pkg === 'server' && ['queries', 'access'].includes(roleOf(path) ?? ''))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => /^packages\/contract\/.*\b(records|schemas|calls)\.ts$/.test(target ?? ''))
        .map(({ specifier }) => ({ rule: 'views', path, problem: `knows the wire's shape (${specifier}); shape it in a *.views.ts` })),
    );

/** Rule 5: a file of a server feature says in its name what it is for. */
export const serverFilesHaveRoles: Rule = (tree) =>
  [...tree.values()]
    .filter(({ path }) => placeOf(path).pkg === 'server' && placeOf(path).area !== undefined && !isTest(path))
    .filter(({ path }) => !path.endsWith('/index.ts') && roleOf(path) === undefined)
    .map(({ path }) => ({ rule: 'roles', path, problem: 'has no role in its name, such as boards.queries.ts' }));
