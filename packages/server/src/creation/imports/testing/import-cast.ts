import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import type { Import, UpdateImportInput } from '@bowerbird/contract/creation/imports/schemas.ts';
import { formWith } from '../../../testing/multipart.ts';
import type { TestCaller, TestServer } from '../../../testing/test-server.ts';
import { READ_JOB, readImport } from '../read-import.service.ts';
import { RUN_JOB, runImport } from '../run-import.service.ts';
import { UNDO_JOB, undoImport } from '../undo-import.service.ts';

const JOBS: Readonly<Record<string, ((core: TestServer['core'], id: string) => Promise<void>) | undefined>> = {
  [READ_JOB]: readImport,
  [RUN_JOB]: runImport,
  [UNDO_JOB]: undoImport,
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
