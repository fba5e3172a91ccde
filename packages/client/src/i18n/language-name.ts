/** The name of a language in the reader's own: "German". */
export function languageName(locale: string, language: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
}
