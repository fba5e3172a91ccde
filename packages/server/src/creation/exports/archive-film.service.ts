import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportedPin } from '@bowerbird/contract/creation/exports/export-schema.ts';
import type { ArchiveFile } from '../../account/data-export/index.ts';
import type { Core } from '../../core/core.ts';
import { selectCaptionsToArchive } from '../video-captions/index.ts';
import { viewerOf } from '../../endpoints/viewer.ts';

/** A folder of an archive that is being filled. */
export interface FolderToFill {
  readonly place: string;
  readonly folder: string;
  readonly files: ArchiveFile[];
}

/** So much of a hash tells files of one title apart. */
const SHORT_HASH = 12;

/** Puts the film of a pin into its board's folder as it is kept. The captions that its owner sees go with it. */
export async function archiveFilm(
  core: Core,
  { userId, pinId, film, words }: { userId: string; pinId: string; film: string; words: string },
  { place, folder, files }: FolderToFill,
): Promise<Pick<ExportedPin, 'film' | 'captions'>> {
  const path = await core.media.findVideo(film);
  if (path === null) return {};
  const take = (name: string, from: string) => {
    files.push({ name: `${place}/${name}`, path: from });
    return name;
  };
  const name = take(`${words}-${film.slice(0, SHORT_HASH)}.mp4`, path);
  const captions: Record<string, string> = {};
  for (const { language, cues } of await selectCaptionsToArchive(core.jobsDb, viewerOf(userId), pinId)) {
    captions[language] = await archiveCaptions({ words, language, cues }, { place, folder, files });
  }
  return { film: name, ...(Object.keys(captions).length > 0 ? { captions } : {}) };
}

/** Puts captions into a board's folder; gives the name of their file. Two films with the same captions share it. */
export async function archiveCaptions(
  { words, language, cues }: { words: string; language: string; cues: string },
  { place, folder, files }: FolderToFill,
): Promise<string> {
  const hash = createHash('sha256').update(cues).digest('hex');
  const file = `${words}-${hash.slice(0, SHORT_HASH)}.${language}.vtt`;
  const name = `${place}/${file}`;
  if (files.some((one) => one.name === name)) return file;
  const path = join(folder, name);
  await writeFile(path, cues);
  files.push({ name, path });
  return file;
}
