import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildClientIfStale } from '@bowerbird/app/boot/client-build.ts';
import { collectAssets } from '@bowerbird/app/pages/page-module.ts';
import { report } from './support/report.ts';

const CLIENT = join(import.meta.dirname, '../packages/app/dist/client');
const REACH = { script: 120, style: 10 };
const FIRST_ROUTE = 'src/routes/index.tsx';
/** What a stranger's first visit needs besides: the header, and on the home page the way in. */
const PARTS = ['src/features/shell/logged-out-shell.tsx', 'src/features/home/logged-out-home.tsx'];

export const help =
  "Brotli kilobytes of JavaScript, CSS and HTML of each route's first visit, read from the build; beside the budget of the first route; ≤ 120 KB, 10 KB and 25 KB.";

/** Brotli kilobytes of JavaScript and CSS of each route's first visit, read from the build; the first route has to hold. */
export async function run() {
  await buildClientIfStale(() => console.log('Building the pages'), new AbortController().signal);
  const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Parameters<typeof collectAssets>[0];
  const messages = Object.values(manifest).find(({ file }) => /\/en-[\w-]+\.js$/.test(file))!.file;
  const detail = Object.keys(manifest)
    .filter((key) => key.startsWith('src/routes/'))
    .toSorted()
    .map((route) => {
      const { scripts, styles } = collectAssets(manifest, [
        route,
        ...PARTS.filter((part) => part in manifest && (route === FIRST_ROUTE || part.includes('/shell/'))),
      ]);
      return { route, script: kilobytes([...scripts, `/${messages}`]), style: kilobytes(styles) };
    });
  const first = detail.find(({ route }) => route === FIRST_ROUTE)!;
  const figure = Math.max(first.script / REACH.script, first.style / REACH.style);
  return report({
    name: 'weight',
    figure,
    unit: '× of 120 KB script and 10 KB style on the first route',
    reach: 1,
    holds: figure <= 1,
    detail,
  });
}

function kilobytes(files: readonly string[]): number {
  const bytes = files.map((file) => brotliCompressSync(readFileSync(join(CLIENT, file))).length);
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 102.4) / 10;
}
