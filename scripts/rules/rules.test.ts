import { describe, expect, test } from 'vitest';
import { join } from 'node:path';
import { findViolations, RULES } from './all-rules.ts';
import { parseSourceTree, readSourceTree } from './source-tree.ts';

/** Which rules a tree of files breaks, each once. */
function broken(texts: Record<string, string>): string[] {
  return [...new Set(findViolations(parseSourceTree(texts)).map(({ rule }) => rule))];
}

const index = { 'packages/server/src/people/users/index.ts': 'export const loadUsers = 1;' };

describe('the one-way rules', () => {
  test('let a tree pass that follows them', () => {
    expect(
      broken({
        ...index,
        'packages/domain/src/text-limits.ts': 'export const BOARD_NAME = 50;',
        'packages/contract/src/pinning/boards/records.ts': 'export type Board = { name: string };',
        'packages/contract/src/pinning/boards/calls.ts': "import type { Board } from './records.ts'; export const get = {} as Board;",
        'packages/contract/src/pinning/boards/schemas.ts':
          "import { Type } from 'typebox'; import { BOARD_NAME } from '@bowerbird/domain/text-limits.ts';",
        'packages/server/src/pinning/boards/boards.handlers.ts':
          "import { f } from './boards.service.ts'; import { loadUsers } from '../../people/users/index.ts';",
        'packages/server/src/pinning/boards/boards.service.ts': "import { q } from './boards.queries.ts'; export const f = 1;",
        'packages/server/src/pinning/boards/boards.queries.ts':
          "import { sql } from 'kysely'; export const q = (db) => db.selectFrom('boards');",
        'packages/client/src/routes/board.tsx': "import { Board } from '../pages/board/index.ts';",
        'packages/client/src/pages/board/index.ts': "export { Board } from './board.tsx';",
        'packages/client/src/pages/board/board.tsx':
          "import { get } from '@bowerbird/contract/pinning/boards/calls.ts'; import { useParams } from 'react-router';",
      }),
    ).toEqual([]);
  });

  test.each([
    ['the contract using the server', { 'packages/contract/src/protocol/a.ts': "import '@bowerbird/server/core/core.ts';" }],
    ['the client using the server', { 'packages/client/src/api/a.ts': "import type { X } from '@bowerbird/server/core/core.ts';" }],
    ['the server using the client by a relative path', { 'packages/server/src/core/a.ts': "import '../../../client/src/ui/b.ts';" }],
  ])('forbid %s', (_name, texts) => {
    expect(broken(texts)).toEqual(['packages']);
  });

  test('find a schema that reaches the browser through another file', () => {
    expect(
      broken({
        'packages/client/src/api/a.ts': "import { get } from '@bowerbird/contract/pinning/boards/calls.ts';",
        'packages/contract/src/pinning/boards/calls.ts': "import { Board } from './schemas.ts';",
        'packages/contract/src/pinning/boards/schemas.ts': '',
      }),
    ).toEqual(['schemas']);
    expect(broken({ 'packages/client/src/api/a.ts': "export { Type } from 'typebox';" })).toEqual(['schemas']);
    expect(broken({ 'packages/client/src/api/a.ts': "import type { Static } from 'typebox';" })).toEqual([]);
  });

  test('find a comment with a sentence of more than 20 words, also over several lines', () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
    const withComment = (comment: string) => broken({ 'packages/domain/src/a.ts': `${comment}\nexport const a = 1;` });
    expect(withComment(`/** ${words(21)}. */`)).toEqual(['prose']);
    expect(withComment(`// ${words(11)}\n// ${words(11)}`)).toEqual(['prose']);
    expect(withComment(`/** ${words(20)}. ${words(19)} (${words(9)}) \`${words(9)}\`. */`)).toEqual([]);
    expect(withComment(`const b = '${words(30)}';`)).toEqual([]);
  });

  test('find a circle of imports, but not one of types or of lazy loading', () => {
    const circle = (back: string): string[] =>
      broken({
        'packages/domain/src/a.ts': "import { b } from './b.ts';",
        'packages/domain/src/b.ts': "import { c } from './c.ts';",
        'packages/domain/src/c.ts': back,
      });

    expect(circle("import { a } from './a.ts';")).toEqual(['cycles']);
    expect(circle("export * from './a.ts';")).toEqual(['cycles']);
    expect(circle("import type { A } from './a.ts';")).toEqual([]);
    expect(circle("const a = await import('./a.ts');")).toEqual([]);
  });

  test.each([
    [
      'a lower area using a higher one',
      { ...index, 'packages/server/src/identity/viewer/index.ts': "import { loadUsers } from '../../people/users/index.ts';" },
    ],
    [
      'an area using its neighbour',
      {
        'packages/server/src/creation/a/index.ts': "import type { Ad } from '../../business/ads/index.ts';",
        'packages/server/src/business/ads/index.ts': '',
      },
    ],
    [
      'measurement standing on more than identity',
      { ...index, 'packages/server/src/measurement/events/index.ts': "import '../../people/users/index.ts';" },
    ],
    ['the ground using an area', { ...index, 'packages/server/src/core/a.ts': "import '../people/users/index.ts';" }],
    [
      'a contract going upwards',
      { 'packages/contract/src/people/users/records.ts': "import type { Pin } from '../../pinning/pins/records.ts';" },
    ],
    ['a folder without a place in the order', { 'packages/server/src/helpers/a.ts': '' }],
  ])('forbid %s', (_name, texts) => {
    expect(broken(texts)).toEqual(['areas']);
  });

  test('forbid reaching into another feature, in the server and in the client', () => {
    expect(broken({ 'packages/server/src/pinning/boards/boards.service.ts': "import '../pins/pins.service.ts';" })).toEqual(['features']);
    expect(broken({ 'packages/client/src/features/pinning/boards/a.tsx': "import '../pins/pin.tsx';" })).toEqual(['features']);
    expect(broken({ 'packages/client/src/features/pinning/boards/a.tsx': "import '../pins/index.ts';" })).toEqual([]);
  });

  test('forbid a layer of a feature calling upwards', () => {
    expect(broken({ 'packages/server/src/pinning/pins/pins.queries.ts': "import { f } from './pins.service.ts';" })).toEqual(['layers']);
    expect(broken({ 'packages/server/src/pinning/pins/pins.access.ts': "import { f } from './pins.queries.ts';" })).toEqual(['layers']);
  });

  test.each([
    ['in a service', 'packages/server/src/pinning/pins/pins.service.ts', "export const f = (db) => db.updateTable('pins');"],
    ['as a template in a handler', 'packages/server/src/pinning/pins/pins.handlers.ts', "import { sql } from 'kysely';"],
    ['in the application', 'packages/app/src/boot/a.ts', "db.deleteFrom('pins');"],
  ])('forbid SQL %s', (_name, path, text) => {
    expect(broken({ [path]: text })).toEqual(['sql']);
  });

  test.each(['db.transaction().execute(work);', "client.query('BEGIN');", 'await db.startTransaction().execute();'])(
    'forbid a transaction of its own: %s',
    (text) => {
      expect(broken({ 'packages/server/src/pinning/pins/pins.service.ts': text })).toEqual(['transactions']);
    },
  );

  test.each(['const now = Date.now();', 'const today = new Date();', 'sql`SELECT current_timestamp`;'])(
    'forbid a clock of its own: %s',
    (text) => {
      expect(broken({ 'packages/server/src/pinning/pins/pins.service.ts': text })).toEqual(['clock']);
      expect(broken({ 'packages/server/src/pinning/pins/pins.service.test.ts': text })).toEqual([]);
    },
  );

  test('forbid the shape of the wire in a query', () => {
    expect(
      broken({
        'packages/server/src/pinning/pins/pins.queries.ts': "import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';",
      }),
    ).toEqual(['views']);
  });

  test('forbid the client going upwards', () => {
    expect(broken({ 'packages/client/src/ui/a.tsx': "import '../store/b.ts';" })).toEqual(['client']);
    expect(broken({ 'packages/client/src/ui/a.tsx': "import '../api/b.ts';" })).toEqual(['client']);
    expect(broken({ 'packages/client/src/features/pinning/boards/a.tsx': "import '../../../routes/b.tsx';" })).toEqual(['client']);
  });

  test('forbid one page using another, and a folder of the client without a place', () => {
    expect(broken({ 'packages/client/src/pages/home/a.tsx': "import '../board/index.ts';" })).toEqual(['pages']);
    expect(broken({ 'packages/client/src/features/pinning/boards/a.tsx': "import '../../../pages/home/index.ts';" })).toEqual(['client']);
    expect(broken({ 'packages/client/src/helpers/a.ts': '' })).toEqual(['client']);
    expect(broken({ 'packages/client/src/features/boards/a.tsx': '' })).toEqual(['client']);
  });

  test('find folders that use each other, though no file does', () => {
    expect(
      broken({
        'packages/domain/src/a/one.ts': "import { two } from '../b/two.ts';",
        'packages/domain/src/b/two.ts': '',
        'packages/domain/src/b/three.ts': "import { four } from '../a/four.ts';",
        'packages/domain/src/a/four.ts': '',
      }),
    ).toEqual(['folder cycles']);
  });

  test('forbid one key of two elements side by side, also on a line of its own', () => {
    const page = (...lines: string[]) => broken({ 'packages/client/src/pages/board/board-page.tsx': lines.join('\n') });
    expect(page('    <>', '      <A key={id} />', '      <B key={`b-${id}`} />', '    </>')).toEqual([]);
    expect(page('    <>', '      <A key={id} />', '      <B', '        key={id}', '      />', '    </>')).toEqual(['keys']);
    expect(page('    <>', '      {a && <A key={id} />}', '      {b && <B key={id} />}', '    </>')).toEqual(['keys']);
    // Only one of two branches is drawn, and each item of a list is.
    expect(page('  {a ? (', '    <A key={id} />', '  ) : (', '    <B key={id} />', '  )}')).toEqual([]);
    expect(
      page('  {as.map(({ id }) => (', '    <A key={id} />', '  ))}', '  {bs.map(({ id }) => (', '    <B key={id} />', '  ))}'),
    ).toEqual([]);
  });

  test('forbid a long route and a second way of loading data', () => {
    expect(broken({ 'packages/client/src/routes/a.tsx': 'const a = 1;\n'.repeat(30) })).toEqual(['routes']);
    expect(broken({ 'packages/client/src/routes/a.tsx': 'const a = 1;\n'.repeat(29) })).toEqual([]);
    expect(broken({ 'packages/client/src/features/pinning/boards/a.tsx': "import { useFetcher } from 'react-router';" })).toEqual([
      'store',
    ]);
    expect(broken({ 'packages/client/src/routes/a.tsx': 'export async function action() {}' })).toEqual(['store']);
  });
});

/** A file of the tree as it is, and a line in it that breaks the rule of this name. */
const BREAKS: Record<string, readonly [path: string, line: string]> = {
  packagesPointDown: ['packages/client/src/store/call.ts', "import '@bowerbird/server/core/core.ts';"],
  schemasStayOnTheServer: ['packages/client/src/store/call.ts', "import '@bowerbird/contract/pinning/pins/schemas.ts';"],
  noCycles: ['packages/client/src/store/received.ts', "import './create-store.ts';"],
  noFolderCycles: ['packages/client/src/lib/pause.ts', "import '../store/create-store.ts';"],
  foldersHaveAPlace: ['packages/server/src/helpers/new.ts', ''],
  areasPointDown: ['packages/server/src/identity/viewer/index.ts', "import '../../pinning/pins/index.ts';"],
  featuresMeetAtTheIndex: ['packages/server/src/pinning/saves/index.ts', "import '../boards/boards.queries.ts';"],
  layersPointDown: ['packages/server/src/pinning/boards/boards.queries.ts', "import './boards.service.ts';"],
  serverFilesHaveRoles: ['packages/server/src/pinning/boards/new.ts', ''],
  sqlStandsInQueries: ['packages/server/src/pinning/boards/boards.service.ts', "import { sql } from 'kysely';"],
  wireShapesStandInViews: [
    'packages/server/src/pinning/boards/boards.queries.ts',
    "import '@bowerbird/contract/pinning/boards/records.ts';",
  ],
  transactionsOpenOneWay: ['packages/server/src/pinning/boards/boards.service.ts', 'core.db.transaction().execute(work);'],
  timeIsOfOneClock: ['packages/server/src/pinning/boards/boards.service.ts', 'const moment = new Date();'],
  clientLayersPointDown: ['packages/client/src/store/call.ts', "import '../pages/home/index.ts';"],
  clientFeaturesHaveAnArea: ['packages/client/src/features/loose/new.ts', ''],
  pagesStandAlone: ['packages/client/src/pages/home/home-page.tsx', "import '../board/index.ts';"],
  routesAreShort: ['packages/client/src/routes/index.tsx', '// one line\n'.repeat(30)],
  siblingsHaveKeysOfTheirOwn: ['packages/client/src/pages/board/board-page.tsx', '<A key={board.id} />\n{b && <B key={board.id} />}'],
  sentencesAreShort: ['packages/client/src/pages/home/home-page.tsx', `// It is ${'very '.repeat(20)}long.`],
  storeIsTheOnlyData: ['packages/client/src/pages/home/home-page.tsx', "import { useFetcher } from 'react-router';"],
};

describe('each rule applies to the files as they are', async () => {
  const tree = await readSourceTree(join(import.meta.dirname, '../..'));

  test.each(RULES.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
    const [path, line] = BREAKS[name]!;
    const text = tree.get(path)?.text ?? '';
    expect(rule(tree)).toEqual([]);
    const broken = new Map([...tree, ...parseSourceTree({ [path]: `${line}\n${text}` })]);
    expect(rule(broken)).not.toEqual([]);
  });
});
