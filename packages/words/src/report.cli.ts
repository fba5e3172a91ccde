import { builtLocales } from '@bowerbird/domain/locales.ts';
import { completenessOf } from './completeness.ts';

/** Says how complete each language is, and names what falls back to English. */
for (const locale of builtLocales) {
  const { messages, translated, missing } = completenessOf(locale);
  const percent = Math.floor((translated / messages) * 100);
  console.info(`${locale}  ${translated} of ${messages} messages, ${percent} %`);
  for (const id of missing) console.info(`    ${id}`);
}
