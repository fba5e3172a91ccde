/** One line of a behaviour page: an id of the specification, what the product does, where, and what shows it. */
export type BehaviourLine = { page: string; id: string; what: string; places: string[]; tests: ShownBy[] };

export type ShownBy = { path: string; title: string };

/** What the check asks of the repository. */
export type Repository = { exists(path: string): boolean; read(path: string): string };

const ROW = /^\|(.+)\|\s*$/;
const ID = /^[BC]\d+\.\d+$/;

/** Reads the tables `| id | what it does | where | shown by |` of a page; a row that is not one is a problem. */
export function readBehaviourPage(page: string, text: string): { lines: BehaviourLine[]; problems: string[] } {
  const lines: BehaviourLine[] = [];
  const problems: string[] = [];
  for (const row of text.split('\n')) {
    const cells = ROW.exec(row)?.[1]
      ?.split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    if (cells === undefined || cells[0] === 'id' || /^:?-+:?$/.test(cells[0] ?? '')) continue;
    const [id = '', what = '', where = '', shownBy = ''] = cells;
    if (cells.length !== 4 || !ID.test(id) || what === '') {
      problems.push(`${page}: "${row.slice(0, 60)}…" is no row of | id | what it does | where | shown by |`);
      continue;
    }
    lines.push({ page, id, what, places: quoted(where), tests: readTests(shownBy) });
  }
  return { lines, problems };
}

/** What is wrong with the pages: ids twice, places and tests that are not there. */
export function findBehaviourProblems(lines: BehaviourLine[], repository: Repository): string[] {
  return [...findDoubles(lines), ...lines.flatMap((line) => findLineProblems(line, repository))];
}

function findDoubles(lines: BehaviourLine[]): string[] {
  const pages = Map.groupBy(lines, ({ id }) => id);
  return [...pages]
    .filter(([, found]) => found.length > 1)
    .map(([id, found]) => `${id} stands more than once: ${found.map(({ page }) => page).join(', ')}`);
}

function findLineProblems({ page, id, places, tests }: BehaviourLine, { exists, read }: Repository): string[] {
  const problems = places.filter((place) => !exists(place)).map((place) => `${place} does not exist`);
  if (places.length === 0) problems.push('no place is named');
  if (tests.length === 0) problems.push('no test is named');
  for (const { path, title } of tests) {
    if (!exists(path)) problems.push(`the test ${path} does not exist`);
    else if (!hasTitle(read(path), title)) problems.push(`${path} has no test "${title}"`);
  }
  return problems.map((problem) => `${page} ${id}: ${problem}`);
}

/** A title as it stands between quotes after `test(`, `it(` or the table of a `test.each`. */
function hasTitle(text: string, title: string): boolean {
  const escaped = title.replaceAll("'", "\\'");
  return [`'${title}'`, `'${escaped}'`, `"${title}"`, `\`${title}\``].some((quotedTitle) => text.includes(quotedTitle));
}

function readTests(cell: string): ShownBy[] {
  const matches = cell.matchAll(/`([^`]+)`\s*›\s*([^;`]+)/g);
  return [...matches].map(([, path = '', title = '']) => ({ path, title: title.replace(/,\s*$/, '').trim() }));
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}
