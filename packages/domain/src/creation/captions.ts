/** Languages that one film may have captions in. */
export const mostCaptions = 12;
/** Characters of one file: two hours of talk have about 150,000. */
export const longestCaptions = 400_000;
/** Cues of one file. */
export const mostCues = 6_000;

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/;

/** Whether a text names a language as BCP 47 does, such as `de` or `pt-BR`. */
export function isCaptionLanguage(text: string): boolean {
  return LANGUAGE.test(text);
}
