import { AliasNode, IdentifierNode, type CompiledQuery, type OperationNode, type RootOperationNode } from 'kysely';
import pg, { type FieldDef, type QueryResult } from 'pg';
import type { StatementObserver } from '../../core/database/observe-statements.ts';
import { keyOf, type Kinds, type RowType, type RowTypes } from './read-row-types.ts';

const { builtins } = pg.types;

/** What the driver makes of a type of the database; of what is not here, it makes text. */
const DRIVER_KINDS = new Map<number, string>([
  [builtins.BOOL, 'boolean'],
  [builtins.INT2, 'number'],
  [builtins.INT4, 'number'],
  [builtins.OID, 'number'],
  [builtins.FLOAT4, 'number'],
  [builtins.FLOAT8, 'number'],
  [builtins.TIMESTAMP, 'Date'],
  [builtins.TIMESTAMPTZ, 'Date'],
  [builtins.BYTEA, 'Buffer'],
  [builtins.JSON, 'json'],
  [builtins.JSONB, 'json'],
  [builtins.INTERVAL, 'object'],
  // Arrays of boolean, bytea, int2, int4, text, varchar, int8, float4, float8, timestamp, timestamptz, numeric, uuid.
  [1000, 'boolean[]'],
  [1001, 'Buffer[]'],
  [1005, 'number[]'],
  [1007, 'number[]'],
  [1009, 'string[]'],
  [1015, 'string[]'],
  [1016, 'string[]'],
  [1021, 'number[]'],
  [1022, 'number[]'],
  [1115, 'Date[]'],
  [1185, 'Date[]'],
  [1231, 'number[]'],
  [2951, 'string[]'],
]);

/** What a column has to be, and where that is said. */
interface Expected {
  readonly name: string;
  readonly kinds: Kinds;
  readonly isOptional: boolean;
  readonly place: string;
  /** True where the column counts only in rows that `is_shown` holds for: others are never read. */
  readonly isOfShown: boolean;
}

interface Problem {
  readonly place: string;
  readonly text: string;
}

interface Verdict {
  readonly problems: readonly Problem[];
  /** The columns that may be null in no row. */
  readonly neverNull: readonly Expected[];
}

const FINE: Verdict = { problems: [], neverNull: [] };

export interface RowCheck extends StatementObserver {
  /** What was found since the last time. */
  takeProblems(): string[];
}

/**
 * Compares what statements give with what their types say: each text once, and nulls in every row. `nullable` names the
 * columns of tables that may be null, as `table.column` by the numbers that the database gives them.
 */
export function createRowCheck(types: RowTypes, nullable: ReadonlySet<string>): RowCheck {
  const unjudged = new Map<string, QueryResult>();
  const verdicts = new Map<string, Verdict>();
  const told = new Set<string>();
  let found: string[] = [];
  const tell = ({ place, text }: Problem) => {
    const line = `${place} ${text}`;
    if (told.has(line)) return;
    told.add(line);
    found.push(line);
  };
  const lookForNulls = ({ neverNull }: Verdict, rows: readonly Record<string, unknown>[]) => {
    for (const { name, place, isOfShown } of neverNull) {
      const isNull = rows.some((row) => row[name] === null && (!isOfShown || row.is_shown === true));
      if (isNull) tell({ place, text: `gave null for "${name}", which its type rules out` });
    }
  };

  return {
    onResult: (text, result) => {
      const verdict = verdicts.get(text);
      if (verdict) lookForNulls(verdict, result.rows);
      else unjudged.set(text, result);
    },
    onQuery: ({ sql: text, query }: CompiledQuery) => {
      const result = unjudged.get(text);
      if (!result) return;
      unjudged.delete(text);
      const verdict = judge(query, { text, fields: result.fields, types, nullable });
      verdicts.set(text, verdict);
      for (const problem of verdict.problems) tell(problem);
      lookForNulls(verdict, result.rows);
    },
    takeProblems: () => {
      const taken = found;
      found = [];
      return taken;
    },
  };
}

/** A statement that ran, and what it is compared with. */
interface Ran {
  readonly text: string;
  readonly fields: readonly FieldDef[];
  readonly types: RowTypes;
  readonly nullable: ReadonlySet<string>;
}

function judge(query: RootOperationNode, ran: Ran): Verdict {
  if (query.kind !== 'RawNode') return judgeBuilt(query, ran);
  const parts = query.parameters.flatMap((node) => (isTemplate(node) ? typesOf(node, ran) : [])).filter(({ isPart }) => isPart);
  const verdicts = typesOf(query, ran).map((type) => judgeRow(type, parts, ran));
  return verdicts.find(({ problems }) => problems.length === 0) ?? verdicts[0] ?? FINE;
}

interface Template extends OperationNode {
  readonly sqlFragments: readonly string[];
}

function isTemplate(node: OperationNode): node is Template {
  return node.kind === 'RawNode';
}

function typesOf({ sqlFragments }: Template, { types }: Ran): readonly RowType[] {
  return types[keyOf(sqlFragments)] ?? [];
}

/** The columns of the query builder are typed by the schema; checked is what it takes from templates, under an alias. */
function judgeBuilt(query: RootOperationNode, ran: Ran): Verdict {
  const selected = 'selections' in query ? query.selections : 'returning' in query ? query.returning?.selections : [];
  const expected = (selected ?? []).flatMap(({ selection }): Expected[] => {
    if (!AliasNode.is(selection) || !IdentifierNode.is(selection.alias) || !isTemplate(selection.node)) return [];
    const [type] = typesOf(selection.node, ran);
    if (!type?.kinds) return [];
    return [{ name: selection.alias.name, kinds: type.kinds, isOptional: false, place: type.place, isOfShown: false }];
  });
  return {
    problems: expected.flatMap((column) =>
      ran.fields.filter(({ name }) => name === column.name).flatMap((field) => problemsOf(field, column, ran)),
    ),
    neverNull: expected.filter(isNeverNull),
  };
}

function judgeRow(type: RowType, parts: readonly RowType[], ran: Ran): Verdict {
  const { place, kinds } = type;
  const { fields } = ran;
  if (kinds === null) {
    const unread = fields.filter(({ tableID }) => tableID !== 0);
    return { ...FINE, problems: unread.map(({ name }) => ({ place, text: `returns "${name}" and has no type to read it by` })) };
  }
  const expected = [type, ...parts].flatMap(columnsOf);
  if (expected.length === 0) return FINE;
  const byName = new Map(expected.map((column) => [column.name, column]));
  const names = fields.map(({ name }) => name);
  const missing = expected.filter(({ name, isOptional }) => !isOptional && !names.includes(name));
  const doubled = names.filter((name, at) => names.indexOf(name) !== at);
  return {
    problems: [
      ...missing.map((column) => ({ place: column.place, text: `does not return "${column.name}", which its type names` })),
      ...doubled.map((name) => ({ place, text: `returns two columns named "${name}"` })),
      ...fields.flatMap((field) => {
        const column = byName.get(field.name);
        if (column) return problemsOf(field, column, ran);
        return [{ place: parts[0]?.place ?? place, text: `returns "${field.name}", which its type does not name` }];
      }),
    ],
    neverNull: expected.filter(isNeverNull),
  };
}

function columnsOf({ place, isPart, columns }: RowType): Expected[] {
  return Object.entries(columns).map(([name, column]) => ({ name, ...column, place, isOfShown: isPart }));
}

function isNeverNull({ kinds }: Expected): boolean {
  return !kinds.some((kind) => kind === 'null' || kind === 'unknown' || kind === 'undefined');
}

function problemsOf(field: FieldDef, column: Expected, { text, nullable }: Ran): Problem[] {
  const { kinds, place } = column;
  if (kinds.includes('unknown')) return [];
  const said = `its type says ${kinds.join(' | ')}`;
  const given = DRIVER_KINDS.get(field.dataTypeID) ?? 'string';
  const isKind = given === 'json' || kinds.includes(given) || (given.endsWith('[]') && kinds.includes('unknown[]'));
  // A condition of the statement may rule out what the table allows; nulls in its rows are found all the same.
  const mayBeNull = nullable.has(`${field.tableID}.${field.columnID}`) && !new RegExp(`\\b${field.name} IS NOT NULL`).test(text);
  return [
    ...(isKind ? [] : [{ place, text: `returns "${field.name}" as ${given}, ${said}` }]),
    ...(mayBeNull && isNeverNull(column) ? [{ place, text: `returns "${field.name}" from a column that may be null, ${said}` }] : []),
  ];
}
