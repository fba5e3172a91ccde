import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ErrorLevel, SitemapIndexStream, SitemapStream, type SitemapItemLoose } from 'sitemap';
import { articlePath, languageAddresses } from '@bowerbird/domain/discovery/articles.ts';
import { ideasPath } from '@bowerbird/domain/discovery/topic-path.ts';
import { renditionPath } from '@bowerbird/domain/media/renditions.ts';
import { videoFileOf } from '@bowerbird/domain/media/videos.ts';
import type { Config } from '../../core/config/config.ts';
import { instanceOrigin } from '../../core/config/instance-origin.ts';
import type { Core } from '../../core/core.ts';
import { runAlone } from '../../core/database/connection.queries.ts';
import type { Database } from '../../core/database/database.ts';
import { boardUrl } from '../../pinning/boards/index.ts';
import {
  selectArticlePlaces,
  selectBoardPlaces,
  selectPersonPlaces,
  selectPinPlaces,
  selectTopicPlaces,
  type ArticlePlaceRow,
  type PinPlaceRow,
  type WalkPage,
} from './sitemaps.queries.ts';

/** A sitemap may name no more (sitemaps.org). */
const MOST_ADDRESSES = 50_000;
const ROWS_AT_ONCE = 2_000;
/** Keeps a file of 50,000 films below the 50 MB that a sitemap may have. */
const MOST_WORDS = { title: 100, description: 200 };

export const INDEX_FILE = 'sitemap.xml';
/** Files are written in a folder of their own and moved from there, so that nobody reads half a file. */
const UNFINISHED = 'unfinished-';

export function sitemapFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'sitemaps');
}

/** Sitemaps of an instance that is just filled are so small that each round of the job writes them anew. */
const SMALL_BYTES = 256 * 1024;
/** Others are written once an hour; a round that begins a little early counts, too. */
const LONGEST_MILLISECONDS = 58 * 60_000;

/** Writes the sitemaps where none are there, where they are small, and where they are an hour old. */
export async function writeDueSitemaps(core: Pick<Core, 'config' | 'jobsDb' | 'now'>, smallBytes = SMALL_BYTES): Promise<void> {
  const folder = sitemapFolder(core.config);
  const index = await stat(join(folder, INDEX_FILE)).catch(() => null);
  const isRecent = index !== null && core.now() - index.mtimeMs < LONGEST_MILLISECONDS;
  if (isRecent && (await sizeOf(folder)) >= smallBytes) return;
  await writeSitemaps(core);
}

async function sizeOf(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.xml'));
  // Another writer may take one away meanwhile.
  const sizes = await Promise.all(
    files.map((file) =>
      stat(join(folder, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Writes all sitemaps and their index. Each file comes into its place whole, the index last. What it does not name any more goes
 * then, so that a crawler always finds what it was led to. Writers take turns, because an older list may not replace a newer one.
 */
export async function writeSitemaps({ config, jobsDb }: Pick<Core, 'config' | 'jobsDb'>, mostAddresses = MOST_ADDRESSES): Promise<void> {
  const folder = sitemapFolder(config);
  await mkdir(folder, { recursive: true });
  const unfinished = await mkdtemp(join(folder, UNFINISHED));
  try {
    await runAlone(jobsDb, 'sitemaps', async (connection) =>
      writeAll({ config, jobsDb: connection }, { folder, unfinished, mostAddresses }),
    );
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Takes away what a writer left that was cut off. */
export async function removeUnfinished(config: Pick<Config, 'dataDir'>): Promise<void> {
  const folder = sitemapFolder(config);
  const files = await readdir(folder).catch(() => []);
  const left = files.filter((file) => file.startsWith(UNFINISHED));
  await Promise.all(left.map((file) => rm(join(folder, file), { recursive: true, force: true })));
}

interface Places {
  readonly folder: string;
  readonly unfinished: string;
  readonly mostAddresses: number;
}

async function writeAll({ config, jobsDb }: { config: Config; jobsDb: Database }, places: Places): Promise<void> {
  const { folder, mostAddresses } = places;
  const origin = instanceOrigin(config);
  const kinds = {
    pins: walk(
      (page) => selectPinPlaces(jobsDb, page),
      (pin) => pinItem(pin, origin, config.mediaUrl),
    ),
    boards: walk(
      (page) => selectBoardPlaces(jobsDb, page),
      (board) => ({ url: boardUrl(board), lastmod: board.modified_at.toISOString() }),
    ),
    people: walk(
      (page) => selectPersonPlaces(jobsDb, page),
      ({ username }) => ({ url: `/${username}/` }),
    ),
    topics: walk(
      (page) => selectTopicPlaces(jobsDb, page),
      (topic) => ({ url: ideasPath(topic) }),
    ),
    articles: walk(
      (page) => selectArticlePlaces(jobsDb, page),
      (article) => articleItem(article, origin),
    ),
  };
  const files: string[] = [];
  for (const [kind, items] of Object.entries(kinds)) {
    for (let number = 1; ; number += 1) {
      const first = await items.next();
      if (first.done) break;
      const file = `sitemap-${kind}-${number}.xml`;
      const stream = new SitemapStream({
        hostname: origin,
        level: ErrorLevel.THROW,
        xmlns: { news: false, xhtml: kind === 'articles', image: true, video: true },
      });
      await writeFile(places, file, take(first.value, items, mostAddresses), stream);
      files.push(file);
    }
  }
  const parts = files.map((file) => ({ url: `${origin}/${file}` }));
  await writeFile(places, INDEX_FILE, parts, new SitemapIndexStream({ level: ErrorLevel.THROW }));
  const named = new Set([...files, INDEX_FILE]);
  const left = (await readdir(folder)).filter((file) => file.endsWith('.xml') && !named.has(file));
  await Promise.all(left.map((file) => rm(join(folder, file), { force: true })));
}

/** Every row of a walk, as the sitemap names it. */
async function* walk<Row extends { readonly id: string }>(
  read: (page: WalkPage) => Promise<Row[]>,
  toItem: (row: Row) => SitemapItemLoose,
): AsyncGenerator<SitemapItemLoose, undefined> {
  let after = '0';
  for (;;) {
    const rows = await read({ after, size: ROWS_AT_ONCE });
    for (const row of rows) yield toItem(row);
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}

/** One file's share; the rest stays for the next file. */
async function* take<T>(first: T, rest: AsyncGenerator<T, undefined>, most: number): AsyncGenerator<T> {
  yield first;
  for (let taken = 1; taken < most; taken += 1) {
    const next = await rest.next();
    if (next.done) return;
    yield next.value;
  }
}

async function writeFile<T>(
  { folder, unfinished }: Places,
  name: string,
  items: AsyncIterable<T> | Iterable<T>,
  xml: NodeJS.ReadWriteStream,
): Promise<void> {
  const file = join(unfinished, name);
  await pipeline(Readable.from(items), xml, createWriteStream(file));
  await rename(file, join(folder, name));
}

function articleItem(article: ArticlePlaceRow, origin: string): SitemapItemLoose {
  const translations = article.translations.map((other) => ({ ...other, url: new URL(articlePath(other), origin).href }));
  return { url: articlePath(article), lastmod: article.modified_at.toISOString(), links: languageAddresses(translations) };
}

function pinItem(pin: PinPlaceRow, origin: string, mediaUrl: string): SitemapItemLoose {
  const absolute = (path: string) => new URL(path, origin).href;
  const picture = (size: 'orig' | '736x') => absolute(`${mediaUrl}/${renditionPath(size, pin.signature, 'jpg')}`);
  const item = { url: `/pin/${pin.id}/`, img: [{ url: picture('orig') }] };
  if (pin.video === null) return item;
  const title = pin.title.slice(0, MOST_WORDS.title) || `Pin ${pin.id}`;
  const video = {
    title,
    description: pin.description.slice(0, MOST_WORDS.description) || title,
    thumbnail_loc: picture('736x'),
    content_loc: absolute(videoFileOf(pin.video, '', mediaUrl).url),
    duration: Math.max(1, Math.round(pin.video.duration / 1000)),
    publication_date: pin.created_at.toISOString(),
  };
  return { ...item, video: [video] };
}
