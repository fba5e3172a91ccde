import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { ExportedPin } from '@bowerbird/contract/creation/exports/export-schema.ts';

type Named = Pick<ExportedPin, 'title'> & Partial<ExportedPin>;

/** An archive as an export is, with these pins on one board and these files beside them. */
export async function archiveOf(pins: readonly Named[], files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  const board = {
    name: 'Pottery',
    folder: 'boards/pottery',
    description: '',
    privacy: 'public',
    layout: 'default',
    archived: false,
    sections: [],
  };
  zip.addBuffer(Buffer.from(JSON.stringify({ format: 'bowerbird', version: 1, boards: [board] })), 'bowerbird.json');
  const written = pins.map((pin, id) => ({ id: String(id), ...pin }));
  zip.addBuffer(Buffer.from(JSON.stringify({ board: 'Pottery', pins: written })), 'boards/pottery/pins.json');
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, `boards/pottery/${name}`);
  zip.end();
  return buffer(zip.outputStream);
}
