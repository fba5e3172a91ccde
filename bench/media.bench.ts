import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openMedia, pictureLimits } from '@bowerbird/server/core/media/index.ts';
import { renditionFile } from '@bowerbird/server/core/media/media.paths.ts';
import sharp from 'sharp';
import { endLater } from '../scripts/proving/leave-nothing.ts';
import { peakMegabytes } from '../scripts/proving/memory.ts';
import { makeTempFolder } from '../scripts/proving/temp-folder.ts';
import { cpuMilliseconds } from './support/cpu.ts';
import { compareMade } from './support/made-pictures.ts';
import { median, report, rounded } from './support/report.ts';

const ROUNDS = 5;
const REACH = 0.85;
const MOST_MEGABYTES = pictureLimits.memoryBytes / 1024 / 1024;

export const help = `MB of 12-megapixel photographs a second of CPU, from the upload to its twenty renditions on disk; memory of the worker; beside bare sharp making the same outputs, one decoding a size; ≥ ${REACH}×, ≤ ${MOST_MEGABYTES} MB a worker.`;

/** A picture with the detail of a photograph: about 5 MB, as a phone writes it; each one another. */
async function makePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 45 };
  const grain = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#808080', noise } });
  return grain.blur(0.9).jpeg({ quality: 92 }).toBuffer();
}

async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** The picture pipeline with its checks, hashes and syncs, and sharp alone in a process of its own, by turns. */
export async function run() {
  const { path: folder, remove } = await makeTempFolder('bench');
  // The clock of a job is for hostile pictures; here it would only measure what else the machine does.
  const mediaDir = join(folder, 'media');
  const media = openMedia({ mediaDir, milliseconds: 60_000 });
  const closeMedia = endLater(() => media.close());
  const bare = fork(join(import.meta.dirname, 'support/bare-sharp.ts'));
  try {
    const makeBare = async (file: string) => {
      const made = once(bare, 'message');
      bare.send({ file, folder });
      await made;
    };
    const detail = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const photograph = await makePhotograph();
      const file = join(folder, 'bare.jpg');
      await writeFile(file, photograph);
      const start = ownCpu();
      const { signature } = await media.storePicture(inChunks(photograph));
      await media.makeRenditions(signature);
      const ours = ownCpu() - start;
      const before = cpuMilliseconds(bare.pid!);
      await makeBare(file);
      const theirs = cpuMilliseconds(bare.pid!) - before;
      const row = {
        round,
        'MB a second': rate(photograph, ours),
        'bare MB a second': rate(photograph, theirs),
        ratio: rounded(theirs / ours),
      };
      await compareMade(
        (size, format) => renditionFile(mediaDir, { size, format, signature }),
        (size, format) => join(folder, `${size}.${format}`),
      );
      // The first one measures the start of both.
      if (round > 0) detail.push({ ...row, 'peak MB of the worker': Math.max(0, ...workers().map(peakMegabytes)) });
    }
    const figure = median(detail.map(({ ratio }) => ratio));
    const peak = Math.max(...detail.map((row) => row['peak MB of the worker']));
    const unit = `× bare sharp; ${peak} MB a worker`;
    return await report({
      name: 'media',
      figure,
      unit,
      reach: REACH,
      holds: figure >= REACH && peak > 0 && peak <= MOST_MEGABYTES,
      detail,
    });
  } finally {
    bare.kill();
    await closeMedia();
    await remove();
  }

  /** The processes that decode: children of this one. */
  function workers(): number[] {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    return children.filter((pid) => pid !== bare.pid);
  }

  function ownCpu(): number {
    return [process.pid, ...workers()].reduce((sum, pid) => sum + cpuMilliseconds(pid), 0);
  }
}

function rate(photograph: Buffer, milliseconds: number): number {
  return Math.round(photograph.length / 100 / milliseconds) / 10;
}
