import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import { LoaderError } from '@bowerbird/client/routing/loader-error.ts';
import type * as EntryServer from '@bowerbird/client/entry-server.tsx';

/** The page renderer as it was built, or as Vite serves it while developing. */
export type PageModule = typeof EntryServer;

/** The files that a page needs besides its markup, in the order of their use. */
export interface PageAssets {
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Where pages come from. */
export interface PageSource {
  module(): Promise<PageModule>;
  /** The files of a page made of these parts, as the manifest names them. */
  assetsOf(keys: readonly string[]): PageAssets;
  /** The address of one part's own chunk. */
  scriptOf(key: string): string;
}

const DIST = join(import.meta.dirname, '../../dist');
const ENTRY = 'src/entry-client.tsx';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Pages from the build. */
export async function openBuiltPages(): Promise<PageSource> {
  const manifest = readManifest();
  const module = (await import(pathToFileURL(join(DIST, 'server/entry-server.js')).href)) as PageModule;
  const known = new Map<string, PageAssets>();
  return {
    module: async () => module,
    assetsOf: (keys) => {
      const name = keys.join(' ');
      const assets = known.get(name) ?? collectAssets(manifest, keys);
      known.set(name, assets);
      return assets;
    },
    scriptOf: (key) => `/${chunkOf(manifest, key).file}`,
  };
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The files of the browser's build by what they were made of; modules that are no files, by their own names. */
export function readManifest(): Manifest {
  const manifest = JSON.parse(readFileSync(join(DIST, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  // To Vite they lie beside the folder that the build was started in.
  return Object.fromEntries(Object.entries(manifest).map(([key, chunk]) => [key.replace(/^.*(?=virtual:)/, ''), chunk]));
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new LoaderError(`Unable to load module for handler ${key}`);
  return chunk;
}

/** A file of the manifest as a page links it; only scripts and styles can be (`C8.11`). */
function linkOf(file: string): string {
  if (!/\.(js|css)$/.test(file)) throw new LoaderError(`Unsupported asset extension: ${file}`);
  return `/${file}`;
}

/** Pages straight from the sources, by Vite. */
export function openDevPages(vite: ViteDevServer): PageSource {
  return {
    module: async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as PageModule,
    assetsOf: () => ({ entry: `/${ENTRY}`, scripts: ['/@vite/client'], styles: ['/src/styles/index.css'] }),
    scriptOf: (key) => `/${key}`,
  };
}

/** The chunks of the entry and of a page's parts with all that they import, each once, the entry first. */
export function collectAssets(manifest: Manifest, keys: readonly string[]): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(`/${chunk.file}`)) return;
    scripts.add(linkOf(chunk.file));
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const css of chunk.css ?? []) styles.add(linkOf(css));
  };
  visit(ENTRY);
  for (const key of keys) visit(key);
  return { entry: linkOf(chunkOf(manifest, ENTRY).file), scripts: [...scripts], styles: [...styles] };
}
