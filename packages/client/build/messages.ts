import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';

/** Reads a locale's catalogue: the files of its folder, one an area, as one table. */
export function readCatalogue(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>)) as Record<string, string>;
}

/** Serves `virtual:messages/<locale>`: that locale's messages, compiled, one chunk a locale. */
export function messages(folder: string): Plugin {
  return {
    name: 'bowerbird-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const localeFolder = join(folder, id.slice(PREFIX.length + 1));
      for (const file of readdirSync(localeFolder)) this.addWatchFile(join(localeFolder, file));
      const compiled = Object.entries(readCatalogue(localeFolder)).map(([key, text]) => [key, compileMessage(text)]);
      return `export default ${JSON.stringify(Object.fromEntries(compiled))}`;
    },
  };
}
