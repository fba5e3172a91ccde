import type { WriteStream } from 'node:fs';
import {
  EXPORT_VERSION,
  exportSchemas,
  type ExportedPin,
  type ExportManifest,
} from '@bowerbird/contract/creation/exports/export-schema.ts';
import { privacyName } from '@bowerbird/domain/pinning/privacy.ts';
import type { ArchiveFile, ArchiveToFill } from '../../account/data-export/index.ts';
import type { Core } from '../../core/core.ts';
import { archivePin, describePin } from './archive-pin.service.ts';
import { end, OpenTexts, write, writeJson } from './archive-text.service.ts';
import {
  selectBoardsToExport,
  selectPersonToExport,
  selectPinsToExport,
  type ExportedBoardRow,
  type ExportedPinRow,
  type PinsToExport,
} from './board-archive.queries.ts';
import { beginBookmarks, beginFolder, bookmarkOf, endBookmarks, endFolder } from './bookmarks-page.views.ts';

const BATCH = 500;

/**
 * Writes a folder for each board of a person: its pins, its bookmarks, and its pictures as they are. Each part names all boards,
 * and has the pins whose files lie in it. So each can be brought in by itself.
 */
export async function archiveBoards(whole: Core, userId: string, { folder, parts, choice }: ArchiveToFill): Promise<void> {
  const core = choice.has_pictures ? whole : withoutMedia(whole);
  const person = await selectPersonToExport(core.jobsDb, userId);
  if (!person) return;
  const rows = await selectBoardsToExport(core.jobsDb, userId, choice.board_ids);
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
  const texts = new OpenTexts();
  try {
    const page = await texts.open(folder, 'bookmarks.html');
    await write(page.stream, beginBookmarks(core.config.appName));
    const bookmarks: ArchiveFile[] = [];
    for (const { row, described } of boards) {
      bookmarks.push(await archiveBoard(core, { userId, board: row, described, folder, whole: page.stream, texts, parts, choice }));
    }
    await write(page.stream, endBookmarks);
    await end(page.stream);
    for (const file of [...bookmarks, page.file]) await parts.add([file]);
  } finally {
    texts.close();
  }
}

/** The same instance without the pictures and films that it keeps, so that none goes out. */
function withoutMedia(core: Core): Core {
  return { ...core, media: { ...core.media, findOriginal: () => Promise.resolve(null), findVideo: () => Promise.resolve(null) } };
}

function describeBoard(board: ExportedBoardRow): ExportManifest['boards'][number] {
  const isOwn = board.keeper === null;
  return {
    name: board.name,
    folder: `boards/${isOwn ? '' : `${board.keeper} `}${board.slug}`,
    description: isOwn ? board.description : '',
    // What somebody keeps on the boards of others is theirs alone once it is taken out.
    privacy: isOwn ? privacyName(board.privacy) : 'secret',
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
  readonly texts: OpenTexts;
}

/** Writes one board as it is read, so that a large one is never held whole. Gives its bookmarks. */
async function archiveBoard(core: Core, toWrite: BoardToWrite): Promise<ArchiveFile> {
  const { userId, board, described, folder, whole, texts, parts, choice } = toWrite;
  const place = described.folder;
  const pins = openPins(board.name, { place, folder, texts, parts });
  const bookmarks = await texts.open(folder, `${place}/bookmarks.html`);
  await write(bookmarks.stream, beginBookmarks(board.name));
  await write(whole, beginFolder(board.name));
  for await (const kept of readPins(core, { userId, boardId: board.id })) {
    const row = choice.has_copies ? kept : { ...kept, has_copy: false };
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

/** The files with the pins of a board: one in each part that has some of them, and one at least. */
function openPins(board: string, { place, folder, texts, parts }: Pick<BoardToWrite, 'folder' | 'texts' | 'parts'> & { place: string }) {
  const beginning = `{"board":${JSON.stringify(board)},"pins":[`;
  let open: { readonly part: number; readonly stream: WriteStream } | null = null;
  const openIn = async (part: number) => {
    const { file, stream } = await texts.open(folder, `${place}/${part === 1 ? 'pins.json' : `pins-${part}.json`}`);
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
  { userId, board, described, whole }: Omit<BoardToWrite, keyof ArchiveToFill | 'texts'>,
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
