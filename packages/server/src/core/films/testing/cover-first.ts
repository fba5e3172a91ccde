import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { findTool } from '../find-tool.ts';

/** A film of the folder with a cover that is attached to it, and that stands before its pictures. */
export async function coveredFilm(folder: string, name: string): Promise<Buffer> {
  const [film, cover, covered] = [name, 'cover.jpg', 'covered.mp4'].map((file) => join(folder, file)) as [string, string, string];
  await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c8553d' } }).toFile(cover);
  const copying = ['-map', '0', '-map', '1', '-c', 'copy', '-disposition:v:1', 'attached_pic'];
  const child = spawn(await findTool('ffmpeg'), ['-v', 'error', '-i', film, '-i', cover, ...copying, '-y', covered], { stdio: 'inherit' });
  await once(child, 'exit');
  return putCoverFirst(await readFile(covered));
}

/** The cover lies among the words of a film. They are put before its tracks, which changes no place of a picture. */
function putCoverFirst(film: Buffer): Buffer {
  const moov = boxesOf(film, 0, film.length).find(({ kind }) => kind === 'moov')!;
  const inner = boxesOf(film, moov.at + 8, moov.at + moov.length);
  const words = inner.filter(({ kind }) => kind === 'udta');
  const others = inner.filter(({ kind }) => kind !== 'udta' && kind !== 'mvhd');
  const first = inner.filter(({ kind }) => kind === 'mvhd');
  const pieces = [...first, ...words, ...others].map(({ at, length }) => film.subarray(at, at + length));
  return Buffer.concat([film.subarray(0, moov.at + 8), ...pieces, film.subarray(moov.at + moov.length)]);
}

interface Box {
  readonly at: number;
  readonly length: number;
  readonly kind: string;
}

function boxesOf(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    const length = bytes.readUInt32BE(at);
    boxes.push({ at, length, kind: bytes.toString('latin1', at + 4, at + 8) });
    at += length;
  }
  return boxes;
}
