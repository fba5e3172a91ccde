import { isTest, type Rule } from './source-tree.ts';

/** An element that a line of formatted JSX begins, or its key on a line of its own. */
const OPENING = /^(\s*)(?:\{[^=>]*&& )?<[A-Z][\w.]*[^>]*\skey=(\{[^}]*\})/;
const KEY_LINE = /^(\s*)key=(\{[^}]*\})$/;
const INDENT = 2;

/**
 * Elements side by side never share a key. React draws one of them twice or leaves it out, and says so only while developing.
 * The depth of a line tells what stands side by side, because all files are formatted. Lists in a callback are left to React.
 */
export const siblingsHaveKeysOfTheirOwn: Rule = (tree) =>
  [...tree.values()]
    .filter(({ path }) => path.endsWith('.tsx') && !isTest(path))
    .flatMap(({ path, text }) =>
      sharedKeys(text).map((key) => ({ rule: 'keys', path, problem: `two elements side by side have the key ${key}` })),
    );

function sharedKeys(text: string): string[] {
  const shared: string[] = [];
  /** The keys that were seen at each depth since a line that stood less deep. */
  const seen = new Map<number, Set<string>>();
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const depth = line.length - line.trimStart().length;
    for (const known of seen.keys()) if (known > depth) seen.delete(known);
    const found = readKey(line);
    if (!found) continue;
    const keys = seen.get(found.depth) ?? new Set<string>();
    if (keys.has(found.key)) shared.push(found.key);
    seen.set(found.depth, keys.add(found.key));
  }
  return shared;
}

function readKey(line: string): { readonly depth: number; readonly key: string } | null {
  const opening = OPENING.exec(line);
  if (opening) return { depth: opening[1]!.length, key: opening[2]! };
  const own = KEY_LINE.exec(line);
  return own ? { depth: own[1]!.length - INDENT, key: own[2]! } : null;
}
