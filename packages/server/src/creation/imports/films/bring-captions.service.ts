import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { longestCaptions } from '@bowerbird/domain/creation/captions.ts';
import type { ImportReason } from '@bowerbird/domain/creation/imports.ts';
import type { Database } from '../../../core/database/database.ts';
import type { FoundFilm, ImportFile } from '../../../core/import-files/index.ts';
import { keepCaptions } from '../../video-captions/index.ts';
import type { ImportedStory } from '../items/look.queries.ts';
import { isBrokenZip } from '../pictures/picture-failure.service.ts';
import type { FetchingRun } from '../pictures/receive-picture.service.ts';

/** Gives the film of a pin, or one on its pages, its captions; gives a reason where one of them is refused. The others come all the same. */
export async function bringCaptions(
  { core, file }: FetchingRun,
  trx: Database,
  { pinId, film }: { readonly pinId: string; readonly film?: string },
  captions: FoundFilm['captions'],
): Promise<ImportReason | null> {
  let isWhole = true;
  for (const { language, entry } of captions) {
    const text = entry === null || file === null ? null : await readCaptions(file, entry);
    if (text === null || !(await isKept(keepCaptions(core, trx, { pinId, film, language, text })))) isWhole = false;
  }
  return isWhole ? null : 'captions_refused';
}

/** The same for the films on the pages of an idea pin that came. */
export async function bringStoryCaptions(
  run: FetchingRun,
  trx: Database,
  pinId: string,
  { captions = [] }: ImportedStory,
): Promise<ImportReason | null> {
  let reason: ImportReason | null = null;
  for (const { signature, captions: own } of captions) reason = (await bringCaptions(run, trx, { pinId, film: signature }, own)) ?? reason;
  return reason;
}

/** Whether captions pass the checks of an upload. */
async function isKept(keeping: Promise<boolean>): Promise<boolean> {
  try {
    return await keeping;
  } catch (error) {
    if (error instanceof ApiError && error.errorName === 'bad_input') return false;
    throw error;
  }
}

const BYTES_OF_A_LETTER = 4;

/** The text of a file of captions; null where it is too long or broken. */
async function readCaptions(file: ImportFile, entry: string): Promise<string | null> {
  // Telling the encoding may read all of it, so its size is looked at before. A letter takes four bytes at most.
  if (file.sizeOf(entry) > BYTES_OF_A_LETTER * longestCaptions) return null;
  let text = '';
  try {
    for await (const part of file.source.open(entry).text()) {
      text += part;
      if (text.length > longestCaptions) return null;
    }
    return text;
  } catch (error) {
    if (isBrokenZip(error)) return null;
    throw error;
  }
}
