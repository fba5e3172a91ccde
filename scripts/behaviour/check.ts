import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBehaviourProblems, readBehaviourPage } from './behaviour.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/behaviour');
const pages = (await readdir(folder)).filter((file) => file.endsWith('.md') && file !== 'README.md').toSorted();
const read = await Promise.all(pages.map(async (page) => readBehaviourPage(page, await readFile(join(folder, page), 'utf8'))));
const lines = read.flatMap((page) => page.lines);
const problems = [
  ...read.flatMap((page) => page.problems),
  ...findBehaviourProblems(lines, {
    exists: (path) => existsSync(join(root, path)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
  }),
];
for (const problem of problems) console.error(problem);
console.info(`${lines.length} behaviours on ${pages.length} pages, ${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
