/** A collection that names the one around it. */
export interface Folder {
  readonly name: string;
  readonly parent: string | undefined;
}

/** What lies deeper comes with the collection at this depth, because the name of a section is no longer anyway. */
export const MOST_LEVELS = 100;

/**
 * Gives the names of a collection and those around it, outermost first. A circle is opened at one place. Each collection is
 * come to once, because trees of a file may be as deep as it is long.
 */
export function pathsOf(folders: ReadonlyMap<string, Folder>): (id: string | undefined) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (id) => {
    const unknown = new Set<string>();
    for (let at = id; at !== undefined && !known.has(at) && !unknown.has(at); at = folders.get(at)?.parent) unknown.add(at);
    for (const at of [...unknown].toReversed()) known.set(at, within(known, folders.get(at)));
    return (id !== undefined && known.get(id)) || [];
  };
}

function within(known: ReadonlyMap<string, readonly string[]>, folder: Folder | undefined): readonly string[] {
  const around = (folder?.parent !== undefined && known.get(folder.parent)) || [];
  const name = folder?.name.trim();
  return !name || around.length >= MOST_LEVELS ? around : [...around, name];
}
