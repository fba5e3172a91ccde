import { readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import type { Import, ImportCounts, UpdateImportInput } from '@bowerbird/contract/creation/imports/schemas.ts';
import { BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { BoardCard } from '@bowerbird/contract/pinning/boards/records.ts';
import { BoardFeedResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import { formWith } from '../../../testing/multipart.ts';
import { createSafeFetch, type SafeFetch } from '../../../core/safe-fetch/index.ts';
import { openSmallInternet, type SmallInternet } from '../../../core/safe-fetch/testing/small-internet.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../../testing/test-server.ts';
import { MAKE_VIDEO_JOB, makeNextVideo } from '../../video-uploads/make-video.service.ts';
import { FILM_JOB } from '../films/ask-for-films.service.ts';
import { READ_ADDRESS_JOB, READ_JOB, READ_LARGE_JOB, readImport } from '../read/read-import.service.ts';
import { RUN_ARCHIVE_JOB, RUN_JOB, runFilms, runImport, tendImports } from '../run/run-import.service.ts';
import { UNDO_JOB, undoImport } from '../undo/undo-import.service.ts';

const JOBS: Readonly<Record<string, ((core: TestServer['core'], id: string) => Promise<void>) | undefined>> = {
  [READ_JOB]: (core, id) => readImport(core, id, READ_JOB),
  [READ_LARGE_JOB]: (core, id) => readImport(core, id, READ_LARGE_JOB),
  [READ_ADDRESS_JOB]: (core, id) => readImport(core, id, READ_ADDRESS_JOB),
  [RUN_JOB]: runImport,
  [RUN_ARCHIVE_JOB]: runImport,
  [FILM_JOB]: runFilms,
  [UNDO_JOB]: undoImport,
  [MAKE_VIDEO_JOB]: (core) => makeNextVideo(core),
};

/** Uploads a file by the call that people use; gives its id. */
export async function uploadFile(caller: TestCaller, content: string | Buffer): Promise<string> {
  const reply = await caller.request({ method: 'POST', url: '/upload-import/', ...formWith(Buffer.from(content), 'file') });
  const { upload_id } = reply.json() as { upload_id?: string };
  if (upload_id === undefined) throw new Error(`the upload was refused: ${reply.body}`);
  return upload_id;
}

/** Does the jobs of imports that wait, as the queue would. */
export async function workOff({ core, enqueued }: TestServer): Promise<void> {
  for (let job = enqueued.shift(); job !== undefined; job = enqueued.shift()) {
    const work = JOBS[job.name];
    if (work) await work(core, String(job.data['id']));
  }
}

/** Brings a file and has it read; gives the look. */
export async function look(server: TestServer, caller: TestCaller, content: string | Buffer): Promise<Import> {
  const { id } = await caller.data(ImportsResource.create, { upload_id: await uploadFile(caller, content) });
  await workOff(server);
  return caller.data(ImportsResource.get, { id });
}

/** Has something happen with an import, to its end. */
export async function act(server: TestServer, caller: TestCaller, id: string, change: Omit<UpdateImportInput, 'id'>): Promise<Import> {
  await caller.data(ImportsResource.update, { id, ...change });
  await workOff(server);
  return caller.data(ImportsResource.get, { id });
}

/** Does what is due of imports, as it is looked for each minute. */
export async function goOn(server: TestServer): Promise<void> {
  await tendImports(server.core);
  await workOff(server);
}

/** What sites answer, by host and path. */
export type Pages = Record<string, (request: IncomingMessage, response: ServerResponse) => void>;

/** A whole instance whose internet is these pages. */
export async function openImportServer(pages: Pages): Promise<{ readonly internet: SmallInternet; readonly server: TestServer }> {
  const internet = await openSmallInternet((request, response) => {
    const page = pages[`${request.headers.host}${request.url}`];
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  const plain = createSafeFetch({
    resolve: async () => ['127.0.0.1'],
    allowAddress: (address) => address === '127.0.0.1',
    realPort: () => internet.port,
  });
  // The small internet has no certificates.
  const fetchFile: SafeFetch['fetchFile'] = (address, token) =>
    plain.fetchFile(address.replace('https://api.are.na/', 'http://api.are.na/'), token);
  const server = await createTestServer({ safeFetch: { ...plain, fetchFile } });
  return { internet, server };
}

export interface ImportCast {
  readonly server: TestServer;
  readonly internet: SmallInternet;
  /** Somebody new for each test, whose pins nobody brought yet. */
  readonly noor: TestPerson;
  readonly username: string;
  /** What sites answer; no site is there when a test begins. */
  readonly pages: Pages;
  readonly openSite: (host: string) => string;
  readonly boardsOf: () => Promise<BoardCard[]>;
  readonly pinsOf: (boardId: string) => Promise<PinCard[]>;
}

/** An instance for the tests of a file, and a person for each of them. */
export function importCast(): ImportCast {
  const pages: Pages = {};
  let opened: Awaited<ReturnType<typeof openImportServer>>;
  let noor: TestPerson;
  let person = 0;
  const username = () => `noor_${person}`;
  beforeAll(async () => {
    opened = await openImportServer(pages);
  });
  afterAll(async () => {
    await opened.server.close();
    await opened.internet.close();
  });
  beforeEach(async () => {
    person += 1;
    noor = await opened.server.person(username(), 'Noor Haddad');
    for (const key of Object.keys(pages)) delete pages[key];
    opened.server.enqueued.length = 0;
  });
  return {
    get server() {
      return opened.server;
    },
    get internet() {
      return opened.internet;
    },
    get noor() {
      return noor;
    },
    get username() {
      return username();
    },
    pages,
    openSite: (host) => openSiteIn(pages, host),
    boardsOf: () => noor.data(BoardsResource.get, { username: username() }),
    pinsOf: (boardId) => noor.data(BoardFeedResource.get, { board_id: boardId }),
  };
}

/** A site whose page names a picture of its own. */
export function openSiteIn(pages: Pages, host: string): string {
  pages[`${host}/`] = (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<meta property="og:image" content="/p.png"><title>x</title>`);
  pages[`${host}/p.png`] = (_request, response) =>
    void sharp({ create: { width: 300, height: 400, channels: 3, background: `#${Buffer.from(host).toString('hex').slice(0, 6)}` } })
      .png()
      .toBuffer()
      .then((bytes) => response.writeHead(200, { 'content-type': 'image/png' }).end(bytes));
  return `http://${host}/`;
}

/** The files that imports keep. */
export function importFilesOf({ core }: TestServer): Promise<string[]> {
  return readdir(join(core.config.dataDir, 'imports')).catch((): string[] => []);
}

/** How many items of an import came to what. */
export const counts = (taken: number, waiting: number, duplicates: number, refused: number): ImportCounts => ({
  items: taken + waiting + duplicates + refused,
  taken,
  waiting,
  duplicates,
  refused,
});

/** What browsers write of bookmarks: the file, a folder in it, and a link. */
export const bookmarks = (body: string) =>
  `<!DOCTYPE NETSCAPE-Bookmark-file-1><TITLE>Bookmarks</TITLE><H1>Bookmarks</H1><DL><p>${body}</DL><p>`;
export const folder = (name: string, body: string) => `<DT><H3>${name}</H3><DL><p>${body}</DL><p>`;
export const link = (url: string, title: string, more = '') => `<DT><A HREF="${url}" ${more}>${title}</A>\n`;
