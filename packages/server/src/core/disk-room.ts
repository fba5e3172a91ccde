import { statfs } from 'node:fs/promises';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';

/** What has to stay free on a disk, so that files of people stop nothing else. */
const FREE_BYTES = 512 * 1024 ** 2;

/** Throws `unavailable` where a disk has no room for so many bytes more. */
export async function guardRoom(folder: string, bytes = 0): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - bytes < FREE_BYTES) throw new ApiError('unavailable', { detail: 'disk' });
}
