import { readdir, readFile } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';
import { parseSync, type ParseResult } from 'vite';

/** One thing that a file takes from another module. */
export type Import = {
  specifier: string;
  /** Path of the imported file in the repository; undefined for a package of somebody else. */
  target: string | undefined;
  names: string[];
  /** Nothing of it is left when the types are taken away. */
  isType: boolean;
  /** `import()`: loaded later, so it makes no cycle. */
  isLazy: boolean;
};

export type SourceFile = {
  path: string;
  text: string;
  imports: Import[];
  /** The words of each comment; lines that follow each other are one. */
  comments: string[];
};

/** Every source file of the workspaces, by its path in the repository. */
export type SourceTree = Map<string, SourceFile>;

/** What a rule found: where, and what to do about it. */
export type Violation = { rule: string; path: string; problem: string };

export type Rule = (tree: SourceTree) => Violation[];

export async function readSourceTree(root: string): Promise<SourceTree> {
  const entries = await readdir(join(root, 'packages'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => /^packages\/\w+\/src\//.test(path));
  const texts = await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const));
  return parseSourceTree(Object.fromEntries(texts));
}

export function parseSourceTree(texts: Record<string, string>): SourceTree {
  return new Map(Object.entries(texts).map(([path, text]) => [path, { path, text, ...readFileParts(path, text) }]));
}

export function isTest(path: string): boolean {
  return /\.(test|sweep)\.tsx?$/.test(path) || /\/testing\//.test(path);
}

function readFileParts(path: string, text: string): Pick<SourceFile, 'imports' | 'comments'> {
  const { module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  return { imports: readImports(path, text, module), comments: joinLines(comments, text) };
}

function joinLines(comments: ParseResult['comments'], text: string): string[] {
  const joined: { words: string; end: number; isLine: boolean }[] = [];
  for (const { type, value, start, end } of comments) {
    const isLine = type === 'Line';
    const last = joined.at(-1);
    const follows = last?.isLine && isLine && /^\r?\n[ \t]*$/.test(text.slice(last.end, start));
    if (follows) Object.assign(last, { words: `${last.words} ${value}`, end });
    else joined.push({ words: value, end, isLine });
  }
  return joined.map(({ words }) =>
    words
      .replace(/^\s*\*/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

function readImports(path: string, text: string, module: ParseResult['module']): Import[] {
  const fromStatements = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: entries.map(({ importName }) => importName.name ?? '*'),
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
    isLazy: false,
  }));
  const fromExports = module.staticExports.flatMap(({ entries }) => {
    const requests = entries.filter(({ moduleRequest }) => moduleRequest !== null);
    const [first] = requests;
    if (!first?.moduleRequest) return [];
    const names = requests.map(({ importName }) => importName.name ?? '*');
    return [{ specifier: first.moduleRequest.value, names, isType: requests.every(({ isType }) => isType), isLazy: false }];
  });
  const lazily = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const [, specifier] = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    return specifier === undefined ? [] : [{ specifier, names: ['*'], isType: false, isLazy: true }];
  });
  return [...fromStatements, ...fromExports, ...lazily].map((found) => ({ ...found, target: resolveTarget(path, found.specifier) }));
}

function resolveTarget(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const [, name, path] = /^@bowerbird\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  return name === undefined ? undefined : `packages/${name}/src/${path}`;
}
