import { isVideoFile } from '../../../api/upload-file.ts';

/** A longer GIF goes as a film. As a picture it ends after 150 frames or earlier (`animationLimits` of the server). */
const MOST_PICTURE_FRAMES = 100;

/** Whether a file is sent as a film: a video, an animated PNG or a long GIF. As a picture an animated PNG would stand still. */
export async function goesAsFilm(file: File): Promise<boolean> {
  if (isVideoFile(file)) return true;
  if (file.type !== 'image/gif' && file.type !== 'image/png' && file.type !== 'image/apng') return false;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return file.type === 'image/gif' ? countGifFrames(bytes) > MOST_PICTURE_FRAMES : isAnimatedPng(bytes);
}

const PNG_SIGNATURE_LENGTH = 8;
/** Of a chunk without its content: length, name and checksum. */
const CHUNK_OVERHEAD = 12;

/** An animated PNG says in a chunk before its first picture data how many frames it has. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = PNG_SIGNATURE_LENGTH; at + CHUNK_OVERHEAD <= bytes.length; at += CHUNK_OVERHEAD + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'acTL') return view.getUint32(at + 8) > 1;
    if (name === 'IDAT') return false;
  }
  return false;
}

const GIF_HEADER_LENGTH = 13;
const IMAGE = 0x2c;
const EXTENSION = 0x21;

/** How many frames a GIF has, as far as its bytes go. */
export function countGifFrames(bytes: Uint8Array): number {
  let frames = 0;
  let at = GIF_HEADER_LENGTH + colorTableLength(bytes[10] ?? 0);
  for (; at < bytes.length; at = skipSubBlocks(bytes, at)) {
    if (bytes[at] === EXTENSION) at += 2;
    else if (bytes[at] === IMAGE) {
      frames += 1;
      at += 11 + colorTableLength(bytes[at + 9] ?? 0);
    } else break;
  }
  return frames;
}

function colorTableLength(flags: number): number {
  return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0;
}

/** The place behind blocks that each begin with their length, the last one of length 0. */
function skipSubBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = bytes[at]; length !== undefined && length > 0; length = bytes[at]) at += length + 1;
  return at + 1;
}
