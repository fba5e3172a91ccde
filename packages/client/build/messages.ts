import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';

/** Reads a locale's catalogue: the files of its folder, one an area, as one table; only the wanted areas. */
export function readCatalogue(folder: string, isWanted: (area: string) => boolean = () => true): Record<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && isWanted(file.replace('.json', '')));
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>),
  ) as Record<string, string>;
}

/**
 * Serves `virtual:messages/<locale>`, the compiled messages of a locale that every page needs, one chunk a locale, and
 * `virtual:messages/<locale>/<area>` for the areas that come on demand. The first names the loaders of the others, so that
 * the entry does not grow with languages times areas.
 */
export function messages(folder: string, onDemandAreas: readonly string[]): Plugin {
  return {
    name: 'bowerbird-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [locale = '', area] = id.slice(PREFIX.length + 1).split('/');
      const localeFolder = join(folder, locale);
      for (const file of readdirSync(localeFolder)) this.addWatchFile(join(localeFolder, file));
      const catalogue = readCatalogue(localeFolder, (name) => (area === undefined ? !onDemandAreas.includes(name) : name === area));
      const compiled = Object.entries(catalogue).map(([key, text]) => [key, compileMessage(text)]);
      const words = `export default ${JSON.stringify(Object.fromEntries(compiled))};`;
      return area === undefined ? `${words}\n${loadersOf(locale, onDemandAreas)}` : words;
    },
  };
}

function loadersOf(locale: string, areas: readonly string[]): string {
  const loaders = areas.map((area) => `${JSON.stringify(area)}: () => import(${JSON.stringify(`${PREFIX}${locale}/${area}`)})`);
  return `export const areas = { ${loaders.join(', ')} };`;
}
