import type { PlacedFile } from './zip-pictures.ts';

/** The files of a picker; those of a folder have their place in it. */
export function placedFiles(files: Iterable<File>): PlacedFile[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** The files that were dropped, with those inside dropped folders. It has to be asked before the drop is over. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<PlacedFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return placedFiles(files);
  return (await Promise.all(entries.map(filesIn))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<PlacedFile[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (isFile(entry)) return [{ path, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) }];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: PlacedFile[] = [];
  // A browser tells a folder in parts, and an empty part ends it.
  for (let part = await readPart(reader); part.length > 0; part = await readPart(reader)) {
    for (const inner of part) found.push(...(await filesIn(inner)));
  }
  return found;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function readPart(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}
