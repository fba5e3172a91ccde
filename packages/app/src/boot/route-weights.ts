import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { messagesKey } from '@bowerbird/client/i18n/messages-key.ts';
import { collectAssets, readManifest } from '../pages/page-module.ts';

const CLIENT = join(import.meta.dirname, '../../dist/client');
const FIRST_ROUTE = 'src/routes/index.tsx';
/** What a stranger's first visit needs besides: the header, and on the home page the way in. */
const SHELL = 'src/pages/shell/logged-out-shell.tsx';
const HOME = 'src/pages/home/logged-out-home.tsx';
const WORDS = messagesKey('en');

/** Brotli kilobytes that the first route may weigh; its HTML is measured where it is served. */
export const FIRST_ROUTE_BUDGET = { script: 130, style: 10, html: 25 };

/** What a route's first visit loads, in brotli kilobytes. */
export interface RouteWeight {
  readonly route: string;
  readonly isFirst: boolean;
  readonly script: number;
  readonly style: number;
}

/** Weighs the scripts and styles of each route's first visit, read from the build. */
export function weighRoutes(): RouteWeight[] {
  const manifest = readManifest();
  const routes = Object.keys(manifest).filter((key) => key.startsWith('src/routes/'));
  return routes.toSorted().map((route) => {
    const isFirst = route === FIRST_ROUTE;
    const { scripts, styles } = collectAssets(manifest, [route, SHELL, WORDS, ...(isFirst ? [HOME] : [])]);
    return { route, isFirst, script: kilobytes(scripts), style: kilobytes(styles) };
  });
}

/** Says what is wrong when the first route's scripts, styles or HTML weigh more than they may; the HTML is weighed where it is served. */
export function findOverweight(html: number): string | null {
  const first = { ...weighRoutes().find(({ isFirst }) => isFirst)!, html };
  const over = (['script', 'style', 'html'] as const).filter((kind) => first[kind] > FIRST_ROUTE_BUDGET[kind]);
  if (over.length === 0) return null;
  return over.map((kind) => `The first route's ${kind} weighs ${first[kind]} KB of ${FIRST_ROUTE_BUDGET[kind]}.`).join(' ');
}

const weighed = new Map<string, number>();

/** Most files are part of many routes. */
function bytesOf(file: string): number {
  const known = weighed.get(file) ?? brotliCompressSync(readFileSync(join(CLIENT, file))).length;
  weighed.set(file, known);
  return known;
}

function kilobytes(files: readonly string[]): number {
  return Math.round(files.reduce((sum, file) => sum + bytesOf(file), 0) / 102.4) / 10;
}
