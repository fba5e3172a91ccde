import { setTimeout as wait } from 'node:timers/promises';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import type { Import } from '@bowerbird/contract/creation/imports/schemas.ts';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { sql } from 'kysely';
import { residentMegabytes } from '../scripts/proving/memory.ts';
import { callPath } from './support/call-path.ts';
import { startEmptyDatabase } from './support/empty-database.ts';
import { startInstanceOver } from './support/instance.ts';
import { report, rounded } from './support/report.ts';
import { CSRF_TOKEN, signIn } from './support/sign-in.ts';
import { write } from './support/write.ts';

const BOOKMARKS = 10_000;
const FOLDERS = 50;
const REACH = 100;
const MOST_MEGABYTES_MORE = 100;
const PERSON = 'collector';
const PATIENCE_MILLISECONDS = 300_000;

export const help = `Bookmarks a second of an import of ${BOOKMARKS}, reading and making pins, without the time of their pictures; ≥ ${REACH}, and resident memory grows by ≤ ${MOST_MEGABYTES_MORE} MB.`;

/** Ten years of bookmarks come in tonight, and nobody else notices. */
export async function run() {
  const database = await startEmptyDatabase();
  try {
    await makePerson(database.databaseUrl);
    const headers = await signIn(database.databaseUrl, PERSON);
    const instance = await startInstanceOver(database.databaseUrl);
    try {
      const { url } = instance;
      const memory = watchMemory(instance.process.pid!);
      const began = performance.now();
      const { id } = await begin(url, headers);
      await until(url, headers, { id, status: 'ready' });
      const readSeconds = (performance.now() - began) / 1000;
      await giveOnePicture(database.databaseUrl, id);
      const started = performance.now();
      await write(url, ImportsResource.update, { id, action: 'start' }, headers);
      const { counts } = await until(url, headers, { id, status: 'done' });
      const makeSeconds = (performance.now() - started) / 1000;
      if (counts.taken !== BOOKMARKS) throw new Error(`${counts.taken} came in, not ${BOOKMARKS}.`);
      const { before, most } = memory.stop();
      const rate = BOOKMARKS / (readSeconds + makeSeconds);
      const row = {
        bookmarks: BOOKMARKS,
        's to read': rounded(readSeconds),
        's to make pins': rounded(makeSeconds),
        'a second': rounded(rate),
        'MB before': before,
        'MB at most': most,
      };
      return await report({
        name: 'import',
        figure: rounded(rate),
        unit: 'bookmarks a second',
        reach: REACH,
        holds: rate >= REACH && most - before <= MOST_MEGABYTES_MORE,
        detail: [row],
      });
    } finally {
      await instance.close();
    }
  } finally {
    await database.stop();
  }
}

async function makePerson(databaseUrl: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'bench' });
  await sql`WITH u AS (INSERT INTO users (username, full_name) VALUES (${PERSON}, 'Collector') RETURNING id)
    INSERT INTO user_counters (user_id) SELECT id FROM u`.execute(db);
  await db.destroy();
}

/** Every item gets the same picture, as if it had come already: what is measured is all but the pictures. */
async function giveOnePicture(databaseUrl: string, importId: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'bench' });
  await sql`WITH p AS (INSERT INTO pictures (signature, width, height, dominant_color, format, bytes)
      VALUES (sha256('bench'), 600, 800, 3368601, 'jpeg', 1000) RETURNING id)
    UPDATE import_items SET picture_id = p.id FROM p WHERE import_id = ${importId}`.execute(db);
  await db.destroy();
}

async function upload(url: string, headers: Record<string, string>): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([bookmarksPage()]), 'bookmarks.html');
  const reply = await fetch(`${url}/upload-import/`, {
    method: 'POST',
    body: form,
    headers: { ...headers, 'x-csrftoken': CSRF_TOKEN, origin: url },
  });
  const { upload_id } = (await reply.json()) as { upload_id?: string };
  if (upload_id === undefined) throw new Error(`The upload was answered ${reply.status}.`);
  return upload_id;
}

function bookmarksPage(): string {
  const folders = Array.from({ length: FOLDERS }, (_, folder) => {
    const links = Array.from(
      { length: BOOKMARKS / FOLDERS },
      (__, at) =>
        `<DT><A HREF="https://site-${at}.example/${folder}" ADD_DATE="1700000000" TAGS="one,two">Bookmark ${folder} ${at}</A>\n<DD>Some words of it.\n`,
    );
    return `<DT><H3>Folder ${folder}</H3><DL><p>${links.join('')}</DL><p>`;
  });
  return `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p>${folders.join('')}</DL><p>`;
}

async function begin(url: string, headers: Record<string, string>): Promise<Import> {
  const reply = await write(url, ImportsResource.create, { upload_id: await upload(url, headers) }, headers);
  return (JSON.parse(reply.toString()) as { resource_response: { data: Import } }).resource_response.data;
}

async function until(url: string, headers: Record<string, string>, { id, status }: { id: string; status: string }): Promise<Import> {
  const deadline = performance.now() + PATIENCE_MILLISECONDS;
  while (performance.now() < deadline) {
    const reply = await fetch(url + callPath(ImportsResource.get, { id }), { headers });
    const { resource_response: response } = (await reply.json()) as { resource_response: { data: Import } };
    if (response.data.status === status) return response.data;
    if (response.data.status === 'failed') throw new Error(`The file was refused: ${response.data.problem?.reason}.`);
    await wait(250);
  }
  throw new Error(`The import did not become ${status}.`);
}

function watchMemory(pid: number) {
  const before = residentMegabytes(pid);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 200);
  return {
    stop: () => {
      clearInterval(timer);
      return { before, most };
    },
  };
}
