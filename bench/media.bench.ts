// What the upload of a 12-megapixel photograph costs until it is acknowledged, and its renditions afterwards.
// Run it with `node bench/media.bench.ts`. Everything runs in this one process, so that all of its CPU is counted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectPicture } from '@bowerbird/server/core/media/inspect-picture.ts';
import { receiveUpload } from '@bowerbird/server/core/media/receive-upload.ts';
import { renderPicture } from '@bowerbird/server/core/media/render-picture.ts';
import sharp from 'sharp';

const rounds = 10;
const goalMs = 400;

/** A picture with the detail of a photograph: about 5 MB, as a phone writes it. */
async function makePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 45 };
  const grain = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#808080', noise } });
  return grain.blur(0.9).jpeg({ quality: 92 }).toBuffer();
}

async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

const folder = await mkdtemp(join(tmpdir(), 'media-bench-'));
try {
  const photograph = await makePhotograph();
  const uploads: number[] = [];
  const renditions: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let file = '';
    uploads.push(
      await cpuOf(async () => {
        const upload = await receiveUpload(inChunks(photograph), folder);
        file = upload.file;
        await inspectPicture({ kind: 'inspect', file, format: upload.format });
      }),
    );
    const outputs = (['236x', '474x', '736x'] as const).flatMap((size) => [
      { size, format: 'jpg' as const },
      { size, format: 'webp' as const },
    ]);
    renditions.push(await cpuOf(() => renderPicture({ kind: 'render', file, outputs })));
  }
  console.log(`12 megapixels, ${(photograph.length / 1e6).toFixed(1)} MB, median of ${rounds}:`);
  console.log(`acknowledged after ${median(uploads).toFixed(0)} ms of CPU (goal: under ${goalMs})`);
  console.log(`236x, 474x and 736x as JPEG and WebP: ${median(renditions).toFixed(0)} ms of CPU`);
  if (median(uploads) >= goalMs) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
