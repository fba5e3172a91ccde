import type { Core } from '../../core/core.ts';
import { removeImportFile, sweepImportFiles } from './records/import-files.service.ts';
import { deleteImportsOf, dropOldImports, forgetLateFiles } from './records/imports.queries.ts';
import { dropOldUploads, selectKnownFiles } from './records/uploads.queries.ts';

/** Takes away all that a person brought, the files too. */
export async function eraseImports(core: Core, userId: string): Promise<void> {
  for (const file of await deleteImportsOf(core.jobsDb, userId)) await removeImportFile(core.config, file);
}

/** Takes away uploads that nobody used, imports that ended long ago, and files that nobody tries again. */
export async function sweepImports(core: Core): Promise<void> {
  const files = [...(await dropOldUploads(core.jobsDb)), ...(await dropOldImports(core.jobsDb)), ...(await forgetLateFiles(core.jobsDb))];
  for (const file of files) await removeImportFile(core.config, file);
  await sweepImportFiles(core.config, new Set(await selectKnownFiles(core.jobsDb)), core.now());
}
