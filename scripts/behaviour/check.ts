import { existsSync, readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBehaviourProblems, readBehaviourPage } from './behaviour.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/behaviour');
const pages = (await Array.fromAsync(glob('*/**/*.md', { cwd: folder }))).filter((page) => !page.endsWith('README.md')).toSorted();
const read = await Promise.all(pages.map(async (page) => readBehaviourPage(page, await readFile(join(folder, page), 'utf8'))));
const sections = read.flatMap((page) => page.sections);
const problems = [
  ...read.flatMap((page) => page.problems),
  ...findBehaviourProblems(sections, {
    exists: (path) => existsSync(join(root, path)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
  }),
];
for (const problem of problems) console.error(problem);
const facts = sections.flatMap((section) => section.facts);
console.info(`${facts.length} facts on ${pages.length} pages, ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
