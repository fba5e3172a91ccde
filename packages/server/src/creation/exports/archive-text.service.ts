import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { ArchiveFile } from '../../account/data-export/index.ts';

/** The texts of an archive that are being written. Each is heard from the first, since an error that nobody hears ends the server. */
export class OpenTexts {
  private readonly streams = new Set<WriteStream>();

  /** Opens a text of the archive to be written as it is made. */
  async open(folder: string, name: string): Promise<{ file: ArchiveFile; stream: WriteStream }> {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    const stream = createWriteStream(path);
    // Whoever writes next meets it.
    stream.on('error', () => {});
    stream.once('close', () => this.streams.delete(stream));
    this.streams.add(stream);
    return { file: { name, path }, stream };
  }

  /** Closes what was not written to its end. */
  close(): void {
    for (const stream of this.streams) stream.destroy();
  }
}

/** Writes a value as a file of its own. */
export async function writeJson(folder: string, name: string, value: object): Promise<ArchiveFile> {
  const path = join(folder, name);
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
  return { name, path };
}

/** Waits where the disk is slower than the database. */
export async function write(stream: WriteStream, text: string): Promise<void> {
  if (stream.errored) throw stream.errored;
  if (!stream.write(text)) await once(stream, 'drain');
}

/** Resolves when all is on the disk. */
export async function end(stream: WriteStream): Promise<void> {
  stream.end();
  await finished(stream);
}
