import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg)$/;
const SMALLEST_BYTES = 512;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes each built text file once more as Brotli and gzip at their best, so that serving costs nothing. */
export async function compressAssets(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.filter((name) => COMPRESSIBLE.test(name)).map((file) => compressFile(join(folder, file))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST_BYTES) return;
  const best = {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  await writeFile(`${path}.br`, await brotli(bytes, best));
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
}
