import type { ImportReason } from '@bowerbird/domain/creation/imports.ts';
import { COPY_LIMITS } from '@bowerbird/domain/pinning/kept-copies.ts';
import type { Database } from '../../../core/database/database.ts';
import type { ImportFile } from '../../../core/import-files/index.ts';
import { keepBroughtCopy } from '../../../pinning/kept-copies/index.ts';
import { isBrokenZip } from '../pictures/picture-failure.service.ts';
import type { FetchingRun } from '../pictures/receive-picture.service.ts';

/** A text with its address around it, and with signs that JSON writes longer. */
const MOST_BYTES = 4 * COPY_LIMITS.bytes;

/** Gives the owner of a pin the text of its page that they kept elsewhere; gives a reason where it stays behind. */
export async function bringCopy(
  { core, file, viewer }: FetchingRun,
  trx: Database,
  linkId: string | null,
  entry: string,
): Promise<ImportReason | null> {
  if (linkId === null) return null;
  const text = file === null ? null : await readJsonFile(file, entry);
  return (await keepBroughtCopy(core, trx, { userId: viewer.userId, linkId }, text)) === 'refused' ? 'copy_refused' : null;
}

/** What a file holds; null where it is too large, broken or no JSON. */
async function readJsonFile(file: ImportFile, entry: string): Promise<unknown> {
  if (file.sizeOf(entry) > MOST_BYTES) return null;
  let text = '';
  try {
    for await (const part of file.source.open(entry).text()) {
      text += part;
      if (text.length > MOST_BYTES) return null;
    }
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError || isBrokenZip(error)) return null;
    throw error;
  }
}
