import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectPicture } from '@bowerbird/server/core/media/inspect-picture.ts';
import { receiveUpload } from '@bowerbird/server/core/media/receive-upload.ts';
import { renderPicture } from '@bowerbird/server/core/media/render-picture.ts';
import sharp from 'sharp';
import { median, report } from './support/report.ts';

const ROUNDS = 10;
const REACH_MILLISECONDS = 400;

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

/**
 * CPU ms of the upload of a 12-megapixel photograph until it is acknowledged, and of its renditions afterwards.
 * Everything runs in this one process, so that all of its CPU is counted.
 */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'bowerbird-bench-'));
  try {
    const photograph = await makePhotograph();
    const detail = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      let upload = { file: '', format: 'jpeg' as Awaited<ReturnType<typeof receiveUpload>>['format'] };
      const acknowledged = await cpuOf(async () => {
        upload = await receiveUpload(inChunks(photograph), folder);
        await inspectPicture({ kind: 'inspect', file: upload.file, format: upload.format });
      });
      const outputs = (['236x', '474x', '736x'] as const).flatMap((size) => [
        { size, format: 'jpg' as const },
        { size, format: 'webp' as const },
      ]);
      const rendered = await cpuOf(() => renderPicture({ kind: 'render', file: upload.file, outputs }));
      detail.push({ round, acknowledged: Math.round(acknowledged), rendered: Math.round(rendered) });
    }
    const figure = median(detail.map(({ acknowledged }) => acknowledged));
    return await report({
      name: 'media',
      figure,
      unit: `ms of CPU until 12 megapixels (${(photograph.length / 1e6).toFixed(1)} MB) are acknowledged`,
      reach: REACH_MILLISECONDS,
      holds: figure < REACH_MILLISECONDS,
      detail,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
