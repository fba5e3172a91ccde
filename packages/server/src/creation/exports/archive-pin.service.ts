import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ExportedEdits, ExportedPin, ExportedSlot } from '@bowerbird/contract/creation/exports/export-schema.ts';
import type { StoryContent } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { slugOf } from '@bowerbird/domain/pinning/slugs.ts';
import type { ArchiveFile } from '../../account/data-export/index.ts';
import type { Core } from '../../core/core.ts';
import { selectCopy, type CopyRow } from '../../pinning/kept-copies/index.ts';
import { signaturesOf } from '../story-pins/index.ts';
import { selectPageCaptionsToArchive } from '../video-captions/index.ts';
import { selectFilmsOf, type ExportedPinRow } from './board-archive.queries.ts';
import { archiveCaptions, archiveFilm, type FolderToFill } from './archive-film.service.ts';
import { copyAsMarkdown } from './copy-markdown.views.ts';

const LONGEST_NAME = 60;
/** So much of a hash tells files apart. */
const SHORT_HASH = 12;

interface PinToArchive {
  readonly userId: string;
  readonly row: ExportedPinRow;
  readonly isCover: boolean;
  readonly place: string;
  readonly folder: string;
}

/** A pin as it is written, with the files that it names. */
export async function archivePin(
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

/** A pin in words, without the files that are beside it. */
export function describePin(
  row: ExportedPinRow,
  { picture, isCover }: { picture: string | null | undefined; isCover: boolean },
): ExportedPin {
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
