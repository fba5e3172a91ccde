import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { UploadedImage } from '@bowerbird/contract/pinning/pictures/calls.ts';
import {
  renditionFormats,
  renditionPath,
  renditionSizes,
  type RenditionFormat,
  type RenditionSize,
} from '@bowerbird/domain/media/renditions.ts';
import { corporaDir, filesBelow } from '@bowerbird/server/core/testing/corpora.ts';
import { createTestServer, type TestCaller } from '@bowerbird/server/testing/test-server.ts';
import type { Result } from '../scripts/proving/report.ts';
import type { Switches } from '../scripts/proving/run-tools.ts';
import { makeFiles } from './pictures/made-files.ts';
import { tellTales } from './pictures/tell-tales.ts';
import { watchWorkers } from './pictures/worker-costs.ts';
import { withDatabases } from './support/house.ts';
import { report, type Trial } from './support/report.ts';

export const help =
  'Uploads bombs, polyglots, lies, and every tenth file of a folder (--corpus DIR, else pictures/ of CORPORA_DIR); --all takes every file.';

/** What one picture may cost of the processor and of memory (`pictureLimits`), and what starting the process that decodes may add to it. */
const MOST_SECONDS = 5;
const START_SECONDS = 1;
const MOST_MEGABYTES = 512;
/** The process looks at its own memory every 20 ms: so much it may be over when it ends itself. */
const BETWEEN_LOOKS = 64;
const ONE_IN = 10;

type Rendition = readonly [RenditionSize, RenditionFormat];
const ALL_RENDITIONS: readonly Rendition[] = renditionSizes.flatMap((size) => renditionFormats.map((format) => [size, format] as const));
const TWO_RENDITIONS: readonly Rendition[] = [
  ['236x', 'webp'],
  ['orig', 'jpg'],
];
const TYPES: Readonly<Record<RenditionFormat, string>> = { jpg: 'image/jpeg', webp: 'image/webp' };

interface Given {
  readonly group: string;
  readonly name: string;
  readonly read: () => Promise<Buffer>;
}

/** Uploads them all. */
export async function run({ corpus, all = false }: Switches): Promise<Result> {
  return report('pictures', await withDatabases(() => tryPictures({ corpus, all })));
}

/** One trial a file: taken or refused with a reason, in time and within memory, and clean when it is served. */
export async function tryPictures({ corpus: named, all }: { corpus?: string; all: boolean }): Promise<Trial[]> {
  const corpus = named ?? join(corporaDir, 'pictures');
  if (named !== undefined && !existsSync(named)) throw new Error(`There is no folder ${named}.`);
  const made = (await makeFiles({ all })).map(({ group, name, bytes }) => ({ group, name, read: async () => bytes }));
  const found = existsSync(corpus) ? await filesBelow(corpus) : [];
  const chosen = found.filter((_, index) => all || index % ONE_IN === 0);
  const given: Given[] = [...made, ...chosen.map((file) => ({ group: 'corpus', name: basename(file), read: () => readFile(file) }))];
  const server = await createTestServer();
  try {
    const uploader = await server.person('noorhaddad');
    const trials: Trial[] = [];
    for (const file of given)
      trials.push({ group: file.group, what: file.name, ...(await tryUpload(uploader, await file.read(), file.group)) });
    const { status } = await uploader.request({ method: 'GET', url: '/healthz' });
    return [...trials, { group: 'afterwards', what: 'the instance lives', failure: status === 200 ? undefined : `it answers ${status}` }];
  } finally {
    await server.close();
  }
}

async function tryUpload(uploader: TestCaller, bytes: Buffer, group: string): Promise<Pick<Trial, 'failure' | 'note'>> {
  const watch = watchWorkers();
  const { status, body } = await upload(uploader, bytes);
  const { seconds, megabytes } = watch.stop();
  const note = `${status}, ${seconds.toFixed(1)} s, ${megabytes} MB`;
  const problems = [
    ...(status >= 500 ? [`answered ${status}: ${body.slice(0, 200)}`] : []),
    ...(seconds > MOST_SECONDS + START_SECONDS ? [`took ${seconds.toFixed(1)} s`] : []),
    ...(megabytes > MOST_MEGABYTES + BETWEEN_LOOKS ? [`took ${megabytes} MB`] : []),
    ...(status === 200 ? await lookAtRenditions(uploader, JSON.parse(body) as UploadedImage, group) : []),
  ];
  return { failure: problems.length > 0 ? problems.join('; ') : undefined, note };
}

function upload(uploader: TestCaller, bytes: Buffer): Promise<{ status: number; body: string }> {
  const boundary = 'the-boundary-of-a-form';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="img"; filename="picture.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return uploader.request({
    method: 'POST',
    url: '/upload-image/',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

/** Renditions are served as what they are, and tell nothing: a small and the largest of any, all of a picture that tells much. */
async function lookAtRenditions(uploader: TestCaller, { image_signature: signature }: UploadedImage, group: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [size, format] of group === 'metadata' ? ALL_RENDITIONS : TWO_RENDITIONS) {
    const { status, headers, raw } = await uploader.request({ method: 'GET', url: `/media/${renditionPath(size, signature, format)}` });
    const name = `${size} ${format}`;
    const type = String(headers['content-type']);
    if (status !== 200) {
      problems.push(`${name} answered ${status}`);
      continue;
    }
    if (type !== TYPES[format]) problems.push(`${name} is ${type}`);
    if (headers['x-content-type-options'] !== 'nosniff') problems.push(`${name} may be sniffed`);
    problems.push(...(await tellTales(raw)).map((tale) => `${name} tells ${tale}`));
  }
  return problems;
}
