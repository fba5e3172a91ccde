import { describe, expect, test } from 'vitest';
import { findBehaviourProblems, readBehaviourPage, type Repository } from './behaviour.ts';

const files: Record<string, string> = {
  'packages/contract/src/pinning/boards': '',
  'packages/client/src/features/people/users': '',
  'packages/client/src/pages/profile': '',
  'packages/domain/src/board-name.ts': '',
  'packages/domain/src/board-name.test.ts': "test('refuses an empty name', () => {});",
};
const repository: Repository = { exists: (path) => path in files, read: (path) => files[path] ?? '' };

const GOOD = `## C9.2 Names of boards

- A board has a name.
  - place: \`packages/domain/src/board-name.ts\`
  - test: \`packages/domain/src/board-name.test.ts\` › refuses an empty name
`;
const [HEADING = '', , FACT = '', PLACE = '', TEST = ''] = GOOD.split('\n');
const linked = (href: string) => GOOD.replace('\n\n', `\n\nSee also [the other page](${href}).\n\n`);

function problemsOf(pages: Record<string, string>): string[] {
  const read = Object.entries(pages).map(([page, text]) => readBehaviourPage(page, `# Title\n\n${text}`));
  return [
    ...read.flatMap(({ problems }) => problems),
    ...findBehaviourProblems(
      read.flatMap(({ sections }) => sections),
      repository,
    ),
  ];
}

describe('the behaviour pages', () => {
  test('pass when every place and every test is there', () => {
    expect(problemsOf({ 'pinning/boards.md': GOOD })).toEqual([]);
  });

  test.each(['people/users.md', 'people/profile.md', 'instance/frame.md'])('may be %s, whose folder is there', (page) => {
    expect(problemsOf({ [page]: GOOD })).toEqual([]);
  });

  test('are named as a feature', () => {
    expect(problemsOf({ 'pinning/gone.md': GOOD })).toEqual(['pinning/gone.md: no feature has this name']);
  });

  test('name an id once on a page', () => {
    expect(problemsOf({ 'pinning/boards.md': `${GOOD}\n${GOOD}` })).toEqual([
      'C9.2 stands more than once on a page: pinning/boards.md, pinning/boards.md',
    ]);
  });

  test('name an id on two pages where each links to the other', () => {
    const pages = { 'pinning/boards.md': linked('../people/users.md'), 'people/users.md': linked('../pinning/boards.md') };
    expect(problemsOf(pages)).toEqual([]);
    expect(problemsOf({ ...pages, 'people/users.md': GOOD })).toEqual(['people/users.md C9.2: no link to pinning/boards.md']);
    expect(problemsOf({ 'pinning/boards.md': linked('../../decisions/0001.md') })).toEqual([]);
    expect(problemsOf({ 'pinning/boards.md': linked('gone.md') })).toEqual(['pinning/boards.md C9.2: pinning/gone.md has no C9.2']);
  });

  test.each([
    [GOOD.replace('src/board-name.ts', 'src/gone.ts'), 'packages/domain/src/gone.ts does not exist'],
    [GOOD.replace('board-name.test.ts', 'gone.test.ts'), 'the test packages/domain/src/gone.test.ts does not exist'],
    [GOOD.replace('an empty name', 'nothing'), 'packages/domain/src/board-name.test.ts has no test "refuses nothing"'],
    [GOOD.replace(`${TEST}\n`, ''), 'no test is named for "A board has a name."'],
    [GOOD.replace(`${PLACE}\n`, ''), 'no place is named for "A board has a name."'],
    [GOOD.replace('has a name.', 'has a name'), '"A board has a name" is no sentence'],
    [GOOD.replace('has', `${'has '.repeat(26)}has`), '31 words are more than 30: "A board has has has…"'],
    [
      `${GOOD}
${'word '.repeat(30)}word.`,
      '31 words are more than 30: "word word word word word…"',
    ],
    [HEADING, 'no fact is named'],
  ])('find what is not right: %s', (text, problem) => {
    expect(problemsOf({ 'pinning/boards.md': text })).toEqual([`pinning/boards.md C9.2: ${problem}`]);
  });

  test.each([
    '## Names of boards',
    '## C9 Names of boards',
    '## C9.2',
    FACT,
    PLACE,
    `${GOOD}  - where: \`packages/domain/src/board-name.ts\``,
    `${GOOD}  - test: packages/domain/src/board-name.test.ts`,
    `${GOOD}| C9.2 | A board has a name |`,
  ])('find a line of another form: %s', (text) => {
    expect(problemsOf({ 'pinning/boards.md': text })).toEqual([
      `pinning/boards.md: "${text.split('\n').at(-1)?.slice(0, 60)}" has no known form`,
    ]);
  });
});
