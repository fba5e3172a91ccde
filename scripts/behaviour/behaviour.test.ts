import { describe, expect, test } from 'vitest';
import { findBehaviourProblems, readBehaviourPage, type Repository } from './behaviour.ts';

const files: Record<string, string> = {
  'packages/domain/src/board-name.ts': '',
  'packages/domain/src/board-name.test.ts': "test('refuses an empty name', () => {});",
};
const repository: Repository = { exists: (path) => path in files, read: (path) => files[path] ?? '' };

const GOOD =
  '| C9.2 | A board has a name | `packages/domain/src/board-name.ts` | `packages/domain/src/board-name.test.ts` › refuses an empty name |';

function problemsOf(...rows: string[]): string[] {
  const text = ['# Boards', '| id | what it does | where | shown by |', '|---|---|---|---|', ...rows].join('\n');
  const { lines, problems } = readBehaviourPage('pinning.md', text);
  return [...problems, ...findBehaviourProblems(lines, repository)];
}

describe('the behaviour pages', () => {
  test('pass when every place and every test is there', () => {
    expect(problemsOf(GOOD)).toEqual([]);
  });

  test('name an id only once', () => {
    expect(problemsOf(GOOD, GOOD)).toEqual(['C9.2 stands more than once: pinning.md, pinning.md']);
  });

  test.each([
    [GOOD.replace('src/board-name.ts', 'src/gone.ts'), 'pinning.md C9.2: packages/domain/src/gone.ts does not exist'],
    [GOOD.replace('board-name.test.ts', 'gone.test.ts'), 'pinning.md C9.2: the test packages/domain/src/gone.test.ts does not exist'],
    [GOOD.replace('an empty name', 'nothing'), 'pinning.md C9.2: packages/domain/src/board-name.test.ts has no test "refuses nothing"'],
    ['| C9.3 | A board has a cover | `packages/domain/src/board-name.ts` | |', 'pinning.md C9.3: no test is named'],
  ])('find what is not there: %s', (row, problem) => {
    expect(problemsOf(row)).toEqual([problem]);
  });

  test('find a row that is out of shape', () => {
    expect(problemsOf('| boards | have names |')[0]).toContain('is no row of | id | what it does | where | shown by |');
  });
});
