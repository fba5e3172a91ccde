import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import {
  EXPORT_VERSION,
  exportSchemas,
  type ExportedEdits,
  type ExportedPin,
  type ExportedSlot,
  type ExportManifest,
} from '@bowerbird/contract/creation/exports/export-schema.ts';
import type { StoryContent } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { slugOf } from '@bowerbird/domain/pinning/slugs.ts';
import type { ArchiveFile, ArchiveParts } from '../../account/data-export/index.ts';
import type { Core } from '../../core/core.ts';
import { selectCopy, type CopyRow } from '../../pinning/kept-copies/index.ts';
import { signaturesOf } from '../story-pins/index.ts';
import { selectPageCaptionsToArchive } from '../video-captions/index.ts';
import {
  selectBoardsToExport,
  selectFilmsOf,
  selectPersonToExport,
  selectPinsToExport,
  type ExportedBoardRow,
  type ExportedPinRow,
  type PinsToExport,
} from './board-archive.queries.ts';
import { archiveCaptions, archiveFilm, type FolderToFill } from './archive-film.service.ts';
import { copyAsMarkdown } from './copy-markdown.views.ts';
import { beginBookmarks, beginFolder, bookmarkOf, endBookmarks, endFolder } from './bookmarks-page.views.ts';

const BATCH = 500;
const PRIVACIES = ['public', 'protected', 'secret'] as const;
const LONGEST_NAME = 60;
/** So much of a hash tells files apart. */
const SHORT_HASH = 12;

/** Where an archive is filled: what has to be written goes into the folder first. */
export interface ArchiveToFill {
  readonly folder: string;
  readonly parts: ArchiveParts;
}

/**
 * Writes a folder for each board of a person: its pins, its bookmarks, and its pictures as they are. Each part names all boards,
 * and has the pins whose files lie in it. So each can be brought in by itself.
 */
export async function archiveBoards(core: Core, userId: string, { folder, parts }: ArchiveToFill): Promise<void> {
  const person = await selectPersonToExport(core.jobsDb, userId);
  if (!person) return;
  const rows = await selectBoardsToExport(core.jobsDb, userId);
  const boards = rows.map((row) => ({ row, described: describeBoard(row) }));
  const manifest: ExportManifest = {
    format: 'bowerbird',
    version: EXPORT_VERSION,
    made_at: new Date(core.now()).toISOString(),
    person,
    boards: boards.map(({ described }) => described),
  };
  await parts.addToEach([
    await writeJson(folder, 'bowerbird.json', manifest),
    await writeJson(folder, 'bowerbird.schema.json', exportSchemas),
  ]);
  const whole = await openText(folder, 'bookmarks.html');
  await write(whole.stream, beginBookmarks(core.config.appName));
  const bookmarks: ArchiveFile[] = [];
  for (const { row, described } of boards) {
    bookmarks.push(await archiveBoard(core, { userId, board: row, described, folder, whole: whole.stream, parts }));
  }
  await write(whole.stream, endBookmarks);
  await end(whole.stream);
  for (const file of [...bookmarks, whole.file]) await parts.add([file]);
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

interface BoardToWrite extends ArchiveToFill {
  readonly userId: string;
  readonly board: ExportedBoardRow;
  readonly described: ExportManifest['boards'][number];
  readonly whole: WriteStream;
}

/** Writes one board as it is read, so that a large one is never held whole. Gives its bookmarks. */
async function archiveBoard(core: Core, { userId, board, described, folder, whole, parts }: BoardToWrite): Promise<ArchiveFile> {
  const place = described.folder;
  const pins = openPins(board.name, { place, folder, parts });
  const bookmarks = await openText(folder, `${place}/bookmarks.html`);
  await write(bookmarks.stream, beginBookmarks(board.name));
  await write(whole, beginFolder(board.name));
  for await (const row of readPins(core, { userId, boardId: board.id })) {
    const { pin, files } = await archivePin(core, { userId, row, isCover: row.id === board.cover_pin_id, place, folder });
    await pins.add(pin, files);
    if (pin.section !== null) continue;
    await write(bookmarks.stream, bookmarkOf(pin, ''));
    await write(whole, bookmarkOf(pin, `${encodeURI(place)}/`));
  }
  await writeSections(core, { userId, board, described, whole }, bookmarks.stream);
  await pins.end();
  await write(bookmarks.stream, endBookmarks);
  await write(whole, endFolder);
  await end(bookmarks.stream);
  return bookmarks.file;
}

interface PinToArchive {
  readonly userId: string;
  readonly row: ExportedPinRow;
  readonly isCover: boolean;
  readonly place: string;
  readonly folder: string;
}

/** A pin as it is written, with the files that it names. */
async function archivePin(
  core: Core,
  { userId, row, isCover, place, folder }: PinToArchive,
): Promise<{ pin: ExportedPin; files: readonly ArchiveFile[] }> {
  const picture = await core.media.findOriginal(row.signature);
  const pin = describePin(row, { picture, isCover });
  const files: ArchiveFile[] = [];
  if (picture !== null && pin.picture !== null) files.push({ name: `${place}/${pin.picture}`, path: picture });
  const copy = row.has_copy ? await selectCopy(core.jobsDb, userId, row.id) : undefined;
  if (copy) Object.assign(pin, await archiveCopy(row, copy, { place, folder, files }));
  if (row.film !== null) Object.assign(pin, await archiveFilm(core, filmOf(userId, row, row.film), { place, folder, files }));
  if (row.slots) pin.slots = await archiveSlots(core, row, { place, files });
  if (row.edits) pin.edits = await archiveEdits(core, row.edits, { place, files });
  if (row.story) pin.story = await archiveStory(core, row.story, { pinId: row.id, place, folder, files });
  return { pin, files };
}

/** The files with the pins of a board: one in each part that has some of them, and one at least. */
function openPins(board: string, { place, folder, parts }: { place: string } & ArchiveToFill) {
  const beginning = `{"board":${JSON.stringify(board)},"pins":[`;
  let open: { readonly part: number; readonly stream: WriteStream } | null = null;
  const openIn = async (part: number) => {
    const { file, stream } = await openText(folder, `${place}/${part === 1 ? 'pins.json' : `pins-${part}.json`}`);
    parts.put(part, file);
    await write(stream, beginning);
    return { part, stream };
  };
  const close = async () => {
    if (open === null) return;
    await write(open.stream, '\n]}\n');
    await end(open.stream);
  };
  return {
    add: async (pin: ExportedPin, files: readonly ArchiveFile[]) => {
      const line = `\n${JSON.stringify(pin)}`;
      const part = await parts.add(files, Buffer.byteLength(line) + 1);
      const isFirst = open?.part !== part;
      if (isFirst) await close();
      if (open === null || isFirst) open = await openIn(part);
      await write(open.stream, isFirst ? line : `,${line}`);
    },
    end: async () => {
      open ??= await openIn(await parts.add([], Buffer.byteLength(beginning)));
      await close();
    },
  };
}

/** Sections follow the loose pins in bookmarks. Each is read by itself, so that a large board is never held whole. */
async function writeSections(
  core: Core,
  { userId, board, described, whole }: Omit<BoardToWrite, keyof ArchiveToFill>,
  bookmarks: WriteStream,
): Promise<void> {
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

/** What the person keeps of the page behind a pin, in files of its own: one to read, and one for programs. */
async function archiveCopy(
  { id, title }: ExportedPinRow,
  copy: CopyRow,
  { place, folder, files }: FolderToFill,
): Promise<Pick<ExportedPin, 'copy' | 'copy_data'>> {
  const take = async (name: string, text: string) => {
    const path = join(folder, place, name);
    await writeFile(path, text);
    files.push({ name: `${place}/${name}`, path });
    return name;
  };
  const name = `${wordsOf(title)}-${id}`;
  return { copy: await take(`${name}.md`, copyAsMarkdown(copy)), copy_data: await take(`${name}.copy.json`, `${JSON.stringify(copy)}\n`) };
}

function wordsOf(title: string): string {
  return Array.from(slugOf(title, 'pin')).slice(0, LONGEST_NAME).join('');
}

/** The pages of an idea pin; its pictures and films come beside the others of the board. */
async function archiveStory(
  core: Core,
  { pages, metadata, coverPageId }: StoryContent,
  { pinId, ...into }: { pinId: string } & FolderToFill,
): Promise<ExportedPin['story']> {
  const { place, files } = into;
  const pictures: Record<string, string> = {};
  const films: Record<string, string> = {};
  const shown = [...new Set(signaturesOf({ pages, metadata, coverPageId }))];
  for (const { signature, film } of await selectFilmsOf(core.jobsDb, shown)) {
    const path = await core.media.findVideo(film);
    if (path === null) continue;
    films[signature] = `page-${film.slice(0, SHORT_HASH)}.mp4`;
    files.push({ name: `${place}/${films[signature]}`, path });
  }
  for (const signature of shown) {
    const path = await core.media.findOriginal(signature);
    if (path === null) continue;
    const name = `page-${signature.slice(0, SHORT_HASH)}${extname(path)}`;
    files.push({ name: `${place}/${name}`, path });
    pictures[signature] = name;
  }
  const captions: Record<string, Record<string, string>> = {};
  for (const { film, language, cues } of await selectPageCaptionsToArchive(core.jobsDb, pinId)) {
    if (films[film] === undefined) continue;
    (captions[film] ??= {})[language] = await archiveCaptions({ words: `page-${film.slice(0, SHORT_HASH)}`, language, cues }, into);
  }
  const kept = Object.keys(films).length > 0 ? { films } : {};
  const said = Object.keys(captions).length > 0 ? { captions } : {};
  return { pages: [...pages], metadata, cover_page_id: coverPageId, pictures, ...kept, ...said };
}

/** The pictures of a carousel; those that are not the pin's own come beside it. */
async function archiveSlots(
  core: Core,
  { slots }: ExportedPinRow,
  { place, files }: { place: string; files: ArchiveFile[] },
): Promise<ExportedSlot[]> {
  const written: ExportedSlot[] = [];
  for (const slot of slots ?? []) {
    const path = await core.media.findOriginal(slot.signature);
    const picture = path && `slide-${slot.signature.slice(0, SHORT_HASH)}${extname(path)}`;
    const name = `${place}/${picture}`;
    if (path && !files.some((file) => file.name === name)) files.push({ name, path });
    written.push({ ...slot, picture });
  }
  return written;
}

/** How pictures were changed. What they were comes beside what they are. */
async function archiveEdits(
  core: Core,
  edits: NonNullable<ExportedPinRow['edits']>,
  { place, files }: { place: string; files: ArchiveFile[] },
): Promise<ExportedEdits[]> {
  const written: ExportedEdits[] = [];
  for (const edit of edits) {
    const path = await core.media.findOriginal(edit.signature);
    if (path === null) continue;
    const original = `before-${edit.signature.slice(0, SHORT_HASH)}${extname(path)}`;
    const name = `${place}/${original}`;
    if (!files.some((file) => file.name === name)) files.push({ name, path });
    written.push({ ...edit, original });
  }
  return written;
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
    picture: picture ? `${wordsOf(row.title)}-${row.signature.slice(0, SHORT_HASH)}${extname(picture)}` : null,
    comments_disabled: row.comments_disabled,
    shopping_rec_disabled: row.shopping_rec_disabled,
    ...(row.topics.length > 0 ? { topics: [...row.topics] } : {}),
    ...(row.product_tags ? { product_tags: [...row.product_tags] } : {}),
    is_cover: isCover,
    created_at: row.created_at.toISOString(),
  };
}

async function openText(folder: string, name: string): Promise<{ file: ArchiveFile; stream: WriteStream }> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  return { file: { name, path }, stream: createWriteStream(path) };
}

async function writeJson(folder: string, name: string, value: object): Promise<ArchiveFile> {
  const path = join(folder, name);
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
  return { name, path };
}

/** Waits where the disk is slower than the database. */
async function write(stream: WriteStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

async function end(stream: WriteStream): Promise<void> {
  stream.end();
  await finished(stream);
}
