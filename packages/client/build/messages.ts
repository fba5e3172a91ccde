import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { builtLocales } from '@bowerbird/domain/locales.ts';
import { listAreas, MESSAGES, readCatalogue } from '@bowerbird/words/catalogue.ts';

const PREFIX = 'virtual:messages/';
const LOCALES = 'virtual:message-locales';

/**
 * Serves `virtual:messages/<locale>`, the compiled messages of a locale that every page needs, one chunk a locale, and
 * `virtual:messages/<locale>/<area>` for the areas that come on demand. The first names the loaders of the others, so that
 * the entry does not grow with languages times areas. `virtual:message-locales` names the loaders of the locales.
 */
export function messages(): Plugin {
  return {
    name: 'bowerbird-messages',
    resolveId: (id) => (id.startsWith(PREFIX) || id === LOCALES ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LOCALES}`) return `export const locales = ${loadersOf(builtLocales, (locale) => PREFIX + locale)};`;
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [locale = '', area] = id.slice(PREFIX.length + 1).split('/');
      for (const file of listFiles()) this.addWatchFile(file);
      const catalogue = area === undefined ? readCatalogue(locale, 'every-page') : readCatalogue(locale, 'on-demand', area);
      const compiled = Object.entries(catalogue).map(([key, text]) => [key, compileMessage(text)]);
      const words = `export default ${JSON.stringify(Object.fromEntries(compiled))};`;
      if (area !== undefined) return words;
      return `${words}\nexport const areas = ${loadersOf(listAreas('on-demand'), (name) => `${PREFIX}${locale}/${name}`)};`;
    },
  };
}

function loadersOf(names: readonly string[], idOf: (name: string) => string): string {
  const loaders = names.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(idOf(name))})`);
  return `{ ${loaders.join(', ')} }`;
}

function listFiles(): string[] {
  const paths = readdirSync(MESSAGES, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith('.json')).map((path) => join(MESSAGES, path));
}
