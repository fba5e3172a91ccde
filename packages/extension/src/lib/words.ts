import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { builtLocaleOf, isRightToLeft as isWrittenFromRight, type BuiltLocale } from '@bowerbird/domain/locales.ts';
import ar from '@bowerbird/words/messages/ar/on-demand/extension.json';
import de from '@bowerbird/words/messages/de/on-demand/extension.json';
import en from '@bowerbird/words/messages/en/on-demand/extension.json';
import ja from '@bowerbird/words/messages/ja/on-demand/extension.json';

export type WordId = keyof typeof en;

const catalogues: Readonly<Record<BuiltLocale, Readonly<Partial<Record<WordId, string>>>>> = { en, de, ja, ar };

/** The first language that the person wishes and that there are words in. */
export const locale: BuiltLocale = navigator.languages.flatMap((wish) => builtLocaleOf(wish) ?? [])[0] ?? 'en';
export const isRightToLeft = isWrittenFromRight(locale);

const i18n: I18n = setupI18n({ locale, messages: { [locale]: { ...en, ...catalogues[locale] } } });
i18n.setMessagesCompiler(compileMessage);

/** Words in the language of the browser. */
export function text(id: WordId, values?: Readonly<Record<string, string | number>>): string {
  return i18n._(id, values);
}
