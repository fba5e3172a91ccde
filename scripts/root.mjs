import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node that comes with the packages, whatever the machine's own is. */
export const NODE = join(ROOT, 'node_modules/.bin/node');
