import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const iconTag = /<Icon\s+([^>]+?)\/?>/g;
const literalName = /\bname="([a-z0-9-]+)"/;
const literalWeight = /\bweight="(regular|bold|fill)"/;

/** Finds the symbols (`house`, `house-bold`) that a source text draws; names have to be literals, so that nothing unused ships. */
export function findIconsInText(text: string, file: string): string[] {
  return [...text.matchAll(iconTag)].map(([tag, attributes = '']) => {
    const name = literalName.exec(attributes)?.[1];
    if (!name) throw new Error(`${file}: ${tag} needs a literal name, or it cannot be in the sprite`);
    const weight = literalWeight.exec(attributes)?.[1];
    if (!weight && /\bweight=/.test(attributes)) throw new Error(`${file}: ${tag} needs a literal weight`);
    return symbolOf(name, weight);
  });
}

/** All symbols drawn by the components under the given folders, each once, in order. */
export function findIconsInFolders(folders: readonly string[]): string[] {
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
      .flatMap((path) => findIconsInText(readFileSync(join(folder, path), 'utf8'), join(folder, path))),
  );
  return [...new Set(found)].toSorted();
}

function symbolOf(name: string, weight: string | undefined): string {
  return weight && weight !== 'regular' ? `${name}-${weight}` : name;
}
