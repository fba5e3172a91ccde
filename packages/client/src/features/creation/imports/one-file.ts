import { importLimits } from '@bowerbird/domain/creation/imports.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { zipOf, type Packing, type PlacedFile } from './zip-pictures.ts';

/** More files than a zip of its first form counts. */
const MOST_FILES = 65_000;

/**
 * The one file that is sent: what was given, or a zip of all its pictures. Other files go one at a time, because each is an
 * import of its own.
 */
export async function oneFileOf(given: readonly PlacedFile[], onBegun: (pictures: number) => Packing = () => ({})): Promise<File | Words> {
  const pictures = given.filter(({ file }) => file.type.startsWith('image/'));
  const [first] = given;
  if (first && given.length === 1 && pictures.length === 0) return first.file;
  const isFolder = given.some(({ path }) => path.includes('/'));
  if (!isFolder && pictures.length < given.length) return { id: 'imports.oneAtATime' };
  if (pictures.length === 0) return { id: 'imports.noPictures' };
  if (pictures.length > MOST_FILES) return { id: 'imports.tooManyPictures', values: { most: MOST_FILES } };
  if (pictures.reduce((sum, { file }) => sum + file.size, 0) > importLimits.bytes * 0.99) return { id: 'imports.folderTooLarge' };
  return zipOf(nameOf(pictures), pictures, onBegun(pictures.length));
}

/** The folder's name; pictures without one are named by the first of them, and a single one keeps its own. */
function nameOf(pictures: readonly PlacedFile[]): string {
  const [{ path }] = pictures as [PlacedFile];
  if (path.includes('/')) return `${path.split('/')[0]!}.zip`;
  return pictures.length === 1 ? path : `${path.replace(/\.[^.]+$/, '')}.zip`;
}
