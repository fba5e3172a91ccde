import { extname } from 'node:path';
import type { Core } from '../../core/core.ts';
import { selectUploadedSignatures } from './pictures.queries.ts';

/** The pictures that somebody brought and that no board has, as they were brought, for the download of their data. */
export async function findUploadedFiles(core: Core, userId: string): Promise<{ name: string; path: string }[]> {
  const files: { name: string; path: string }[] = [];
  for (const signature of await selectUploadedSignatures(core.jobsDb, userId)) {
    const path = await core.media.findOriginal(signature);
    if (path) files.push({ name: `pictures/${signature}${extname(path)}`, path });
  }
  return files;
}
