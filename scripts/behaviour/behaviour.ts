import { posix } from 'node:path';

/** One heading of a page: a line of the specification, and the facts that the product shows of it. */
export type BehaviourSection = { page: string; id: string; links: string[]; sentences: string[]; facts: Fact[] };

export type Fact = { text: string; places: string[]; tests: ShownBy[] };

export type ShownBy = { path: string; title: string };

/** What the check asks of the repository. */
export type Repository = { exists(path: string): boolean; read(path: string): string };

/** Longer sentences are refused; writers aim at 20 words. */
const MAX_WORDS = 30;

const TITLE = /^# \S/;
const HEADING = /^## ([BC]\d+\.\d+) \S/;
const FACT = /^- (.+)$/;
const PLACE = /^ {2}- place: `([^`]+)`$/;
const TEST = /^ {2}- test: `([^`]+)` › (.+)$/;
const NOTE = /^[^\s#|-]/;
/** The pages of what holds for every feature; all others are named as the folder of a feature or a page. */
const SHARED_PAGES = 'instance/';

const LINK = /\]\(([^)#]+\.md)(?:#[^)]*)?\)/g;

/** Reads a page: a title, a heading for each id, and below it facts, each with its places and tests. */
export function readBehaviourPage(page: string, text: string): { sections: BehaviourSection[]; problems: string[] } {
  const sections: BehaviourSection[] = [];
  const problems: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || TITLE.test(line)) continue;
    const id = HEADING.exec(line)?.[1];
    if (id !== undefined) sections.push({ page, id, links: [], sentences: [], facts: [] });
    else if (!addLine(page, line, sections.at(-1))) problems.push(`${page}: "${line.slice(0, 60)}" has no known form`);
  }
  return { sections, problems };
}

/** What is wrong with the pages: ids, places, tests and links that are not right, and sentences that are too long. */
export function findBehaviourProblems(sections: BehaviourSection[], repository: Repository): string[] {
  return [
    ...findUnplaced(sections, repository),
    ...findUnlinked(sections),
    ...sections.flatMap((section) => findSectionProblems(section, repository)),
  ];
}

function addLine(page: string, line: string, section: BehaviourSection | undefined): boolean {
  const fact = section?.facts.at(-1);
  const [, text] = FACT.exec(line) ?? [];
  const [, place] = PLACE.exec(line) ?? [];
  const [, path, title] = TEST.exec(line) ?? [];
  if (section && text !== undefined) section.facts.push({ text, places: [], tests: [] });
  else if (fact && place !== undefined) fact.places.push(place);
  else if (fact && path !== undefined && title !== undefined) fact.tests.push({ path, title: title.trim() });
  else if (section && NOTE.test(line)) addNote(page, line, section);
  else return false;
  return true;
}

function addNote(page: string, line: string, section: BehaviourSection): void {
  section.sentences.push(...sentencesOf(line));
  const links = [...line.matchAll(LINK)].map(([, href = '']) => posix.join(posix.dirname(page), href));
  section.links.push(...links.filter((link) => !link.startsWith('../')));
}

function findUnplaced(sections: BehaviourSection[], { exists }: Repository): string[] {
  const pages = new Set(sections.map(({ page }) => page).filter((page) => !page.startsWith(SHARED_PAGES)));
  return [...pages]
    .filter((page) => !foldersOf(page.replace(/\.md$/, '')).some((folder) => exists(folder)))
    .map((page) => `${page}: no feature has this name`);
}

function foldersOf(feature: string): string[] {
  return [
    `packages/contract/src/${feature}`,
    `packages/server/src/${feature}`,
    `packages/client/src/features/${feature}`,
    `packages/client/src/pages/${posix.basename(feature)}`,
  ];
}

/** An id stands once on a page; where it stands on several, each of them links to all others. */
function findUnlinked(sections: BehaviourSection[]): string[] {
  return [...Map.groupBy(sections, ({ id }) => id)].flatMap(([id, found]) => {
    const pages = found.map(({ page }) => page);
    if (new Set(pages).size < pages.length) return [`${id} stands more than once on a page: ${pages.join(', ')}`];
    return found.flatMap(({ page, links }) => [
      ...pages.filter((other) => other !== page && !links.includes(other)).map((other) => `${page} ${id}: no link to ${other}`),
      ...links.filter((link) => !pages.includes(link)).map((link) => `${page} ${id}: ${link} has no ${id}`),
    ]);
  });
}

function findSectionProblems({ page, id, sentences, facts }: BehaviourSection, repository: Repository): string[] {
  const problems = [
    ...(facts.length === 0 ? ['no fact is named'] : []),
    ...sentences.flatMap(findLength),
    ...facts.flatMap((fact) => findFactProblems(fact, repository)),
  ];
  return problems.map((problem) => `${page} ${id}: ${problem}`);
}

function findFactProblems({ text, places, tests }: Fact, { exists, read }: Repository): string[] {
  const problems = sentencesOf(text).flatMap(findLength);
  if (!text.endsWith('.')) problems.push(`"${text}" is no sentence`);
  if (places.length === 0) problems.push(`no place is named for "${text}"`);
  if (tests.length === 0) problems.push(`no test is named for "${text}"`);
  problems.push(...places.filter((place) => !exists(place)).map((place) => `${place} does not exist`));
  for (const { path, title } of tests) {
    if (!exists(path)) problems.push(`the test ${path} does not exist`);
    else if (!hasTitle(read(path), title)) problems.push(`${path} has no test "${title}"`);
  }
  return problems;
}

function findLength(sentence: string): string[] {
  const words = sentence.split(/\s+/);
  return words.length > MAX_WORDS ? [`${words.length} words are more than ${MAX_WORDS}: "${words.slice(0, 5).join(' ')}…"`] : [];
}

function sentencesOf(text: string): string[] {
  return text.trim().split(/(?<=[.!?])\s+/);
}

/** A title as it stands between quotes after `test(`, `it(` or the table of a `test.each`. */
function hasTitle(text: string, title: string): boolean {
  const escaped = title.replaceAll("'", "\\'");
  return [`'${title}'`, `'${escaped}'`, `"${title}"`, `\`${title}\``].some((quotedTitle) => text.includes(quotedTitle));
}
