import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import sharp from 'sharp';
import { momentsOf, type MovingPicture } from '../art/motion/moving-picture.ts';
import { findTool } from '@bowerbird/server/core/films/find-tool.ts';

/** An H.264 film of a moving picture, made to start at once and to loop. */
export async function renderVideo(picture: MovingPicture): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'bowerbird-film-'));
  try {
    const file = join(folder, 'film.mp4');
    await encode(await findTool('ffmpeg'), picture, file);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first moment of a moving picture, which stands where it does not play. */
export const renderPoster = (picture: MovingPicture): Promise<Buffer> =>
  sharp(Buffer.from(picture.frame(0)))
    .jpeg({ quality: 90 })
    .toBuffer();

/** An animated WebP that plays for ever. */
export async function renderAnimation(picture: MovingPicture): Promise<Buffer> {
  const frames = [];
  for (const moment of momentsOf(picture))
    frames.push(
      await sharp(Buffer.from(picture.frame(moment)))
        .png()
        .toBuffer(),
    );
  const delay = frames.map(() => Math.round(1000 / picture.framesPerSecond));
  return sharp(frames, { join: { animated: true } })
    .webp({ quality: 82, loop: 0, delay, effort: 3 })
    .toBuffer();
}

async function encode(ffmpeg: string, picture: MovingPicture, file: string): Promise<void> {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${picture.width}x${picture.height}`,
    '-r',
    String(picture.framesPerSecond),
    '-i',
    '-',
  ];
  const output = [
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-crf',
    '27',
    '-pix_fmt',
    'yuv420p',
    '-threads',
    '1',
    '-an',
    '-movflags',
    '+faststart',
    '-y',
    file,
  ];
  const child = spawn(ffmpeg, ['-loglevel', 'error', ...input, ...output], { stdio: ['pipe', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  child.stdin.on('error', () => undefined);
  const exit = once(child, 'exit');
  for (const moment of momentsOf(picture)) {
    const pixels = await sharp(Buffer.from(picture.frame(moment)))
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!child.stdin.write(pixels)) await Promise.race([once(child.stdin, 'drain'), exit]);
    // It ends early only because of an error.
    if (child.exitCode !== null) break;
  }
  child.stdin.end();
  const [code] = await exit;
  if (code !== 0) throw new Error(`ffmpeg could not encode "${picture.title}": ${words.trim()}`);
}
