import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { createContext, Fragment, useContext, useMemo, type ReactNode } from 'react';
import type { MessageId, MessageValues } from './message-id.ts';

/** Makes the words of one locale from its compiled messages. */
export function createI18n(locale: string, messages: Messages): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } });
}

const I18nContext = createContext<I18n | null>(null);

export const I18nProvider = I18nContext.Provider;

/** The messages themselves, for what brings more of them. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('There are no words here: an I18nProvider is missing.');
  return i18n;
}

/** Gives the words of a message in the person's language. */
export type Text = (id: MessageId, values?: MessageValues) => string;

/** The words of the person's language. */
export function useText(): Text {
  const i18n = useI18n();
  return useMemo(() => textOf(i18n), [i18n]);
}

/** The words of a locale outside of components, such as for a page's head. */
export function textOf(i18n: I18n): Text {
  return (id, values) => fixedWords(i18n.messages[id]) ?? i18n._(id, values as Record<string, unknown> | undefined);
}

/** The words of a compiled message that is nothing but words; to fill it in would cost more than all else that a card asks for. */
function fixedWords(message: Messages[string] | undefined): string | undefined {
  return Array.isArray(message) && message.length === 1 && typeof message[0] === 'string' ? message[0] : undefined;
}

/** The locale of the page, for numbers and dates. */
export function useLocale(): string {
  return useI18n().locale;
}

/** Stands in for `<` in what people wrote, so that their words never count as marks of the message. */
const HELD = '\u0001';

/** A message with marked parts: `Agree to the <terms>Terms</terms>` with `parts={{ terms: (words) => <a>…</a> }}`. */
export function RichText({
  id,
  values,
  parts,
}: {
  id: MessageId;
  values?: MessageValues;
  parts: Record<string, (words: string) => ReactNode>;
}): ReactNode {
  const held = Object.entries(values ?? {}).map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('<', HELD) : value]);
  const text = useText()(id, Object.fromEntries(held) as MessageValues);
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/g).map((piece) => piece.replaceAll(HELD, '<'));
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{piece}</Fragment>;
    if (index % 3 === 1) return <Fragment key={index}>{parts[piece]?.(pieces[index + 1] ?? '') ?? pieces[index + 1]}</Fragment>;
    return null;
  });
}
