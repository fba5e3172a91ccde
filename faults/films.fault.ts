import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VideoUploadsResource } from '@bowerbird/contract/creation/video-uploads/calls.ts';
import { makeNextVideo } from '@bowerbird/server/creation/video-uploads/make-video.service.ts';
import { createTestServer, type TestPerson, type TestServer } from '@bowerbird/server/testing/test-server.ts';
import type { Result } from '../scripts/proving/report.ts';
import { makeFilms, type MadeFilm } from './films/made-films.ts';
import { withDatabases } from './support/house.ts';
import { report, type Trial } from './support/report.ts';

export const help = 'Uploads films without pictures, of twenty hours, and that lie about what they are.';

/** What one film may cost by the clock on a machine that others use too. */
const MOST_SECONDS = 60;
const TUS = { 'tus-resumable': '1.0.0' };

/** Uploads them all. */
export async function run(): Promise<Result> {
  return report('films', await withDatabases(tryFilms));
}

/** One trial a film: refused with a reason that says what is wrong, in time, and nothing of it is kept. */
export async function tryFilms(): Promise<Trial[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bowerbird-fault-films-'));
  const server = await createTestServer();
  try {
    const uploader = await server.person('noorhaddad');
    const trials: Trial[] = [];
    for (const film of await makeFilms(folder))
      trials.push({ group: 'films', what: film.name, ...(await tryFilm(server, uploader, film)) });
    const { status } = await uploader.request({ method: 'GET', url: '/healthz' });
    return [...trials, { group: 'afterwards', what: 'the instance lives', failure: status === 200 ? undefined : `it answers ${status}` }];
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function tryFilm({ core }: TestServer, uploader: TestPerson, { bytes, reasons }: MadeFilm): Promise<Pick<Trial, 'failure' | 'note'>> {
  const began = performance.now();
  const begun = await uploader.request({
    method: 'POST',
    url: '/upload-video/',
    headers: { ...TUS, 'upload-length': String(bytes.length) },
  });
  const url = String(begun.headers['location']);
  const headers = { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const sent = await uploader.request({ method: 'PATCH', url, headers, payload: bytes });
  await makeNextVideo(core);
  const { status, reason, video } = await uploader.data(VideoUploadsResource.get, { upload_id: url.split('/').at(-1)! });
  const seconds = (performance.now() - began) / 1000;
  const problems = [
    ...(sent.status >= 500 ? [`answered ${sent.status}`] : []),
    ...(status !== 'failed' || video !== null ? [`is ${status}`] : []),
    ...(reason === null || !reasons.includes(reason) ? [`is refused as ${reason}`] : []),
    ...(seconds > MOST_SECONDS ? [`took ${seconds.toFixed(1)} s`] : []),
  ];
  return {
    failure: problems.length > 0 ? problems.join('; ') : undefined,
    note: `${bytes.length} bytes, ${reason}, ${seconds.toFixed(1)} s`,
  };
}
