import { fileTypeFromBuffer } from 'file-type';
import { PictureError } from './picture-error.ts';

/** The formats that are taken in; the value is the extension of the stored original. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

/** As many of the first bytes as telling the format can need. */
export const headBytes = 4100;

const formatOfMime: Record<string, PictureFormat> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heic',
};

/** Pictures that are not taken, by their first bytes: TIFF (whose facts may stand at its end), DDS, QOI, Radiance and PNM. */
const otherPictures = /^(?:II[*+]\0|MM\0[*+]|DDS |qoif|#\?RADIANCE|P[4-7]\s)/;

/** The format told by a file's first bytes, never by its name; anything not on the list throws a PictureError. */
export async function sniffPicture(head: Uint8Array): Promise<PictureFormat> {
  if (head.length === 0) throw new PictureError('empty');
  if (looksLikeSvg(head)) throw new PictureError('svg_not_allowed');
  const mime = await mimeOf(head);
  const format = formatOfMime[mime];
  if (format) return format;
  if (mime.startsWith('video/')) throw new PictureError('video_not_yet', mime);
  if (mime.startsWith('image/') || isOtherPicture(head)) throw new PictureError('format_not_allowed', mime);
  throw new PictureError('not_a_picture', mime);
}

function isOtherPicture(head: Uint8Array): boolean {
  return otherPictures.test(Buffer.from(head.subarray(0, 16)).toString('latin1'));
}

async function mimeOf(head: Uint8Array): Promise<string> {
  try {
    const found = await fileTypeFromBuffer(head);
    return found?.mime ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

function looksLikeSvg(head: Uint8Array): boolean {
  const text = new TextDecoder(encodingByMark(head))
    .decode(head)
    .replace(/^\uFEFF/, '')
    .trimStart();
  return text.startsWith('<') && /<(?:\w+:)?svg[\s>/]/i.test(text);
}

function encodingByMark(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}
