import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { headBytes } from '../media/picture-kinds.ts';
import { FilmError } from './film-error.ts';

/** The reader that ffmpeg is told to use; it never chooses one itself, since some of them fetch what a file names. */
const readers: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/x-m4v': 'mov',
  'video/3gpp': 'mov',
  'video/3gpp2': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
  'video/x-matroska': 'matroska',
  'video/vnd.avi': 'avi',
  'video/x-msvideo': 'avi',
  'video/mp2t': 'mpegts',
  'video/mpeg': 'mpeg',
  'image/gif': 'gif',
  'image/apng': 'apng',
};

/** How a file is read, by its first bytes and never by its name. Throws `not_a_video`. */
export async function sniffFilm(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(headBytes);
    const { bytesRead } = await handle.read(head, 0, headBytes, 0);
    const kind = await fileTypeFromBuffer(head.subarray(0, bytesRead)).catch(() => undefined);
    const reader = readers[kind?.mime.split(';')[0] ?? ''];
    if (reader === undefined) throw new FilmError('not_a_video', kind?.mime ?? 'unknown');
    return reader;
  } finally {
    await handle.close();
  }
}
