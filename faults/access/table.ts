import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './decide.ts';
import { VIEWERS } from './scene.ts';

const HEAD = `Made by \`npm run faults -- access --update\` and compared by \`npm test\`: a line that changes says who may now do what they could
not, or the other way round. Who asks: a stranger, a search engine's bot, a member who has nothing to do with the object, somebody
whom its owner blocks, collaborators of the board who may only comment, who may edit too, and who may ask others too, the owner,
and the owner after a log-in that was not proved by a password.
Collaborators and blocks stand in the tables that the access rules read; the calls that make them belong to later areas.

\`sees\`: the object is in the answer; \`nothing\`: an answer without it; \`by bookmark\`: an answer without it that goes on by
its pins; \`may\`: it is done; else the error that is given
(\`any\`: the call is about no object of others, and is asked once with made-up input).
`;

/** The pages of the table, one an area. */
export function renderTables(rows: readonly Row[]): Map<string, string> {
  const areas = Object.entries(Object.groupBy(rows, ({ area }) => area));
  return new Map(areas.map(([area, own = []]) => [area, renderArea(area, own)]));
}

function renderArea(area: string, rows: readonly Row[]): string {
  const asked = Object.entries(Object.groupBy(rows, ({ endpoint, about }) => (about === '' ? endpoint : `${endpoint}, ${about}`)));
  return `# Who may what: ${area}\n\n${HEAD}${asked.map(([title, own = []]) => `\n## ${title}\n\n${renderQuestion(own)}`).join('')}`;
}

function renderQuestion(rows: readonly Row[]): string {
  const lines = rows.map(({ object, answers }) => [object, ...VIEWERS.map((viewer) => answers[viewer])]);
  const table = [['object', ...VIEWERS], ['---', ...VIEWERS.map(() => '---')], ...lines];
  return table.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

const pathOf = (area: string) => join(import.meta.dirname, `${area}.table.md`);

/** Keeps the pages as they are now. */
export function writeTables(tables: ReadonlyMap<string, string>): void {
  for (const [area, text] of tables) writeFileSync(pathOf(area), text);
}

/** The table that is kept in the repository: each question's lines, by its heading. */
export function readTable(area: string): Map<string, string> {
  return splitTable(readText(area));
}

/** A page's questions, each with its lines. */
export function splitTable(text: string): Map<string, string> {
  const [, ...parts] = text.split('\n## ');
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()]));
}

function readText(area: string): string {
  try {
    return readFileSync(pathOf(area), 'utf8');
  } catch {
    return '';
  }
}
