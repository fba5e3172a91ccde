import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoRefusal } from '@bowerbird/domain/media/video-limits.ts';
import { findTool } from '@bowerbird/server/core/films/find-tool.ts';

/** A film that somebody bad or unlucky uploads, and as what it is refused. */
export interface MadeFilm {
  readonly name: string;
  readonly bytes: Buffer;
  readonly reasons: readonly VideoRefusal[];
}

const ENCODED = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];
/** Twenty pictures, an hour each: a few kilobytes. */
const TWENTY_HOURS = 'testsrc=size=64x48:rate=1/3600:duration=72000';
const A_MOMENT = 'testsrc=size=64x48:rate=12:duration=2';

/** Every film that the tool makes, in a fixed order. None is larger than some kilobytes. */
export async function makeFilms(folder: string): Promise<MadeFilm[]> {
  const write = (name: string, source: string, more: readonly string[] = []) => ffmpeg(join(folder, name), source, more);
  const pieces = await write('pieces.mp4', A_MOMENT, ['-movflags', 'empty_moov+frag_keyframe+default_base_moof']);
  const whole = await write('whole.mp4', A_MOMENT);
  return [
    // All that is said of the pictures stands before the first piece, and no picture comes.
    { name: 'no pictures at all', bytes: pieces.subarray(0, pieces.indexOf('moof') - 4), reasons: ['broken', 'too_short', 'no_picture'] },
    { name: 'twenty hours', bytes: await write('hours.mp4', TWENTY_HOURS), reasons: ['too_long'] },
    {
      name: 'twenty hours that do not tell their length',
      bytes: await write('silent.mkv', TWENTY_HOURS, ['-f', 'matroska', '-live', '1']),
      reasons: ['too_long'],
    },
    {
      name: 'an MP4 by its first bytes, and words behind them',
      bytes: Buffer.concat([whole.subarray(0, 32), Buffer.from('<script>alert(1)</script>'.repeat(40))]),
      reasons: ['broken', 'not_a_video', 'no_picture'],
    },
    { name: 'an MP4 in a Matroska head', bytes: matroskaOver(whole), reasons: ['broken', 'not_a_video', 'no_picture'] },
  ];
}

async function ffmpeg(file: string, source: string, more: readonly string[]): Promise<Buffer> {
  const args = ['-v', 'error', '-f', 'lavfi', '-i', source, ...ENCODED, ...more, '-y', file];
  const child = spawn(await findTool('ffmpeg'), args, { stdio: 'inherit' });
  await once(child, 'exit');
  return readFile(file);
}

function matroskaOver(film: Buffer): Buffer {
  const head = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282846d61746c', 'hex');
  return Buffer.concat([head, film.subarray(head.length)]);
}
