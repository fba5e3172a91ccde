import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { builtLocaleOf } from '@bowerbird/domain/locales.ts';
import { readCatalogue, SOURCE_LOCALE, type CatalogueKind } from '@bowerbird/words/catalogue.ts';

const compiled = new Map<string, I18n>();

/** The language that the server writes to a person in: theirs, or English where there are no words in it. */
export function writtenLanguage(locale: string): string {
  return builtLocaleOf(locale) ?? SOURCE_LOCALE;
}

/**
 * The words of the catalogue that the server writes itself: those of mails, or those of one area of pages. Each is compiled once
 * a language. What pages set in bold stands plain.
 */
export function serverWords(language: string, kind: CatalogueKind, area?: string): I18n {
  const key = `${language}/${kind}/${area ?? ''}`;
  const known = compiled.get(key);
  if (known) return known;
  const messages = Object.entries(readCatalogue(language, kind, area)).map(
    ([id, message]) => [id, compileMessage(message.replaceAll(/<\/?strong>/gu, ''))] as const,
  );
  const i18n = setupI18n({ locale: language, messages: { [language]: Object.fromEntries(messages) } });
  compiled.set(key, i18n);
  return i18n;
}
