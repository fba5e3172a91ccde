import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import {
  EXPORT_VERSION,
  exportSchemas,
  type ExportedPin,
  type ExportManifest,
} from '@bowerbird/contract/creation/exports/export-schema.ts';
import type { StoryContent } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { slugOf } from '@bowerbird/domain/pinning/slugs.ts';
import type { ArchiveFile } from '../../account/data-export/index.ts';
import type { Core } from '../../core/core.ts';
import { selectCopy, type CopyRow } from '../../pinning/kept-copies/index.ts';
import { signaturesOf } from '../story-pins/index.ts';
import {
  selectBoardsToExport,
  selectPersonToExport,
  selectPinsToExport,
  type ExportedBoardRow,
  type ExportedPinRow,
  type PinsToExport,
} from './board-archive.queries.ts';
import { archiveFilm } from './archive-film.service.ts';
import { copyAsMarkdown } from './copy-markdown.views.ts';
import { beginBookmarks, beginFolder, bookmarkOf, endBookmarks, endFolder } from './bookmarks-page.views.ts';

const BATCH = 500;
const PRIVACIES = ['public', 'protected', 'secret'] as const;
const LONGEST_NAME = 60;

/** Writes a folder for each board of a person: `pins.json`, `bookmarks.html`, and its pictures as they are. */
export async function archiveBoards(core: Core, userId: string, folder: string): Promise<ArchiveFile[]> {
  const person = await selectPersonToExport(core.jobsDb, userId);
  if (!person) return [];
  const boards = await selectBoardsToExport(core.jobsDb, userId);
  const files: ArchiveFile[] = [];
  const whole = await openText(folder, 'bookmarks.html', files);
  await write(whole, beginBookmarks(core.config.appName));
  const manifest: ExportManifest = {
    format: 'bowerbird',
    version: EXPORT_VERSION,
    made_at: new Date(core.now()).toISOString(),
    person,
    boards: [],
  };
  for (const board of boards) {
    const described = describeBoard(board);
    manifest.boards.push(described);
    await archiveBoard(core, { userId, board, described, folder, whole, files });
  }
  await write(whole, endBookmarks);
  await end(whole);
  await writeJson(folder, 'bowerbird.json', manifest, files);
  await writeJson(folder, 'bowerbird.schema.json', exportSchemas, files);
  return files;
}

function describeBoard(board: ExportedBoardRow): ExportManifest['boards'][number] {
  const isOwn = board.keeper === null;
  return {
    name: board.name,
    folder: `boards/${isOwn ? '' : `${board.keeper} `}${board.slug}`,
    description: isOwn ? board.description : '',
    // What somebody keeps on the boards of others is theirs alone once it is taken out.
    privacy: isOwn ? PRIVACIES[board.privacy]! : 'secret',
    layout: board.layout,
    archived: isOwn && board.is_archived,
    comments_disabled: isOwn && board.comments_disabled,
    sections: board.sections,
  };
}

interface BoardToWrite {
  readonly userId: string;
  readonly board: ExportedBoardRow;
  readonly described: ExportManifest['boards'][number];
  readonly folder: string;
  readonly whole: WriteStream;
  readonly files: ArchiveFile[];
}

/** Writes one board as it is read, so that a large one is never held whole. */
async function archiveBoard(core: Core, { userId, board, described, folder, whole, files }: BoardToWrite): Promise<void> {
  const place = described.folder;
  const pins = await openText(folder, `${place}/pins.json`, files);
  const bookmarks = await openText(folder, `${place}/bookmarks.html`, files);
  const names = new Set<string>();
  await write(pins, `{"board":${JSON.stringify(board.name)},"pins":[`);
  await write(bookmarks, beginBookmarks(board.name));
  await write(whole, beginFolder(board.name));
  let isFirst = true;
  for await (const row of readPins(core, { userId, boardId: board.id })) {
    const picture = await core.media.findOriginal(row.signature);
    const pin = describePin(row, { picture, isCover: row.id === board.cover_pin_id });
    if (picture !== null && pin.picture !== null && !names.has(pin.picture)) files.push({ name: `${place}/${pin.picture}`, path: picture });
    if (pin.picture !== null) names.add(pin.picture);
    const copy = row.has_copy ? await selectCopy(core.jobsDb, userId, row.id) : undefined;
    if (copy) pin.copy = await archiveCopy(row, copy, { place, folder, files });
    if (row.film !== null) Object.assign(pin, await archiveFilm(core, filmOf(userId, row, row.film), { place, folder, names, files }));
    if (row.story) pin.story = await archiveStory(core, row.story, { place, names, files });
    await write(pins, `${isFirst ? '\n' : ',\n'}${JSON.stringify(pin)}`);
    isFirst = false;
    if (pin.section === null) {
      await write(bookmarks, bookmarkOf(pin, ''));
      await write(whole, bookmarkOf(pin, `${encodeURI(place)}/`));
    }
  }
  await writeSections(core, { userId, board, described, folder, whole, files }, bookmarks);
  await write(pins, '\n]}\n');
  await write(bookmarks, endBookmarks);
  await write(whole, endFolder);
  await end(pins);
  await end(bookmarks);
}

/** Sections follow the loose pins in bookmarks. Each is read by itself, so that a large board is never held whole. */
async function writeSections(core: Core, { userId, board, described, whole }: BoardToWrite, bookmarks: WriteStream): Promise<void> {
  const pages = [
    [bookmarks, ''],
    [whole, `${encodeURI(described.folder)}/`],
  ] as const;
  for (const [at, sectionId] of board.section_ids.entries()) {
    let isBegun = false;
    for await (const row of readPins(core, { userId, boardId: board.id, sectionId })) {
      const pin = describePin(row, { picture: await core.media.findOriginal(row.signature), isCover: false });
      const beginning = isBegun ? '' : beginFolder(board.sections[at]!);
      isBegun = true;
      for (const [page, prefix] of pages) await write(page, beginning + bookmarkOf(pin, prefix));
    }
    if (!isBegun) continue;
    for (const [page] of pages) await write(page, endFolder);
  }
}

function filmOf(userId: string, { id, title }: ExportedPinRow, film: string) {
  return { userId, pinId: id, film, words: wordsOf(title) };
}

/** What the person keeps of the page behind a pin, in a file of its own. */
async function archiveCopy(
  { id, title }: ExportedPinRow,
  copy: CopyRow,
  { place, folder, files }: { place: string; folder: string; files: ArchiveFile[] },
): Promise<string> {
  const name = `${wordsOf(title)}-${id}.md`;
  const path = join(folder, place, name);
  await writeFile(path, copyAsMarkdown(copy));
  files.push({ name: `${place}/${name}`, path });
  return name;
}

function wordsOf(title: string): string {
  return Array.from(slugOf(title, 'pin')).slice(0, LONGEST_NAME).join('');
}

/** The pages of an idea pin; its pictures come beside the others of the board. */
async function archiveStory(
  core: Core,
  { pages, metadata, coverPageId }: StoryContent,
  { place, names, files }: { place: string; names: Set<string>; files: ArchiveFile[] },
): Promise<ExportedPin['story']> {
  const pictures: Record<string, string> = {};
  for (const signature of new Set(signaturesOf({ pages, metadata, coverPageId }))) {
    const path = await core.media.findOriginal(signature);
    if (path === null) continue;
    const name = `page-${signature.slice(0, 12)}${extname(path)}`;
    if (!names.has(name)) files.push({ name: `${place}/${name}`, path });
    names.add(name);
    pictures[signature] = name;
  }
  return { pages: [...pages], metadata, cover_page_id: coverPageId, pictures };
}

async function* readPins(core: Core, wanted: Omit<PinsToExport, 'after' | 'size'>): AsyncGenerator<ExportedPinRow> {
  let after = { position: '-9223372036854775808', id: '0' };
  for (;;) {
    const rows = await selectPinsToExport(core.jobsDb, { ...wanted, after, size: BATCH });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last;
  }
}

function describePin(row: ExportedPinRow, { picture, isCover }: { picture: string | null | undefined; isCover: boolean }): ExportedPin {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    alt_text: row.alt_text,
    link: row.link,
    section: row.section,
    note: row.note,
    picture: picture ? `${wordsOf(row.title)}-${row.signature.slice(0, 12)}${extname(picture)}` : null,
    comments_disabled: row.comments_disabled,
    is_cover: isCover,
    created_at: row.created_at.toISOString(),
  };
}

async function openText(folder: string, name: string, files: ArchiveFile[]): Promise<WriteStream> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  files.push({ name, path });
  return createWriteStream(path);
}

async function writeJson(folder: string, name: string, value: object, files: ArchiveFile[]): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
  files.push({ name, path });
}

/** Waits where the disk is slower than the database. */
async function write(stream: WriteStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

async function end(stream: WriteStream): Promise<void> {
  stream.end();
  await finished(stream);
}
