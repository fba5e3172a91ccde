import { wordsOfPicture } from '../../../core/import-files/index.ts';
import { keepWords } from '../items/run.queries.ts';
import type { FetchingRun } from './receive-picture.service.ts';
import { toItem } from '../items/to-item.service.ts';

/** Gives an item of a zip of pictures the words that its picture says of itself. */
export async function keepPictureWords({ core, importId, file }: FetchingRun, number: number, entry: string): Promise<void> {
  if (file === null) return;
  const words = await wordsOfPicture(file.source, entry);
  await keepWords(core.db, importId, toItem({ kind: 'item', path: [], entry, ...words }, { number, board: 0, now: core.now() }));
}
