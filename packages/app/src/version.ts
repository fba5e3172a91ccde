import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version that this instance runs: the package's, with the build's stamp when there is one. */
export function readVersion(): string {
  const root = join(import.meta.dirname, '../../..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  try {
    return `${version}+${readFileSync(join(import.meta.dirname, '../dist/stamp'), 'utf8').slice(0, 8)}`;
  } catch {
    return version;
  }
}
