import { languageOf } from '@bowerbird/domain/locales.ts';

/** What a mail says, but for whom and how it looks. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The label of the one thing to do. */
  readonly action: string;
}

/** The words of one kind of mail, by language; every language that the interface speaks. */
export type MailWords<Parts> = { readonly [language in 'en' | 'de' | 'ja' | 'ar']: (parts: Parts) => MailText };

/** The words in a person's language, English where it has none. */
export function chooseMailWords<Parts>(words: MailWords<Parts>, locale: string): (parts: Parts) => MailText {
  const language = languageOf(locale);
  return Object.hasOwn(words, language) ? words[language as keyof typeof words] : words.en;
}
