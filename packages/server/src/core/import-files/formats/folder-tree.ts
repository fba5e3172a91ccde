/** A collection that names the one around it. */
export interface Folder {
  readonly name: string;
  readonly parent: string | undefined;
}

/** The names of a collection and those around it, outermost first; a circle ends where it closes. */
export function pathOf(folders: ReadonlyMap<string, Folder>, id: string | undefined): string[] {
  const path: string[] = [];
  const seen = new Set<string>();
  for (let at = id; at !== undefined && !seen.has(at); at = folders.get(at)?.parent) {
    seen.add(at);
    const name = folders.get(at)?.name.trim();
    if (name) path.unshift(name);
  }
  return path;
}
