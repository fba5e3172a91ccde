const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** What is longer than sixty letters is cut into several words, in documents and queries alike. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,59}|\p{Extended_Pictographic}/gu;
/** Letters that Unicode does not take apart, as people without them on the keyboard write them. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i', þ: 'th', ð: 'd', ى: 'ي' };
/** Accents of Latin, Greek and Cyrillic, and the vowel signs of Hebrew and Arabic; marks that are letters elsewhere stay. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/gu;

let segmenter: Intl.Segmenter | null = null;

/** Folds text so that case, accents and width make no difference. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßøæœłđıþðى]/gu, (letter) => PLAIN[letter] ?? letter);
}

/** The folded words of a text, in order. Languages that put no spaces are cut by the rules of Unicode. */
export function cutWords(text: string, most = 400): string[] {
  const folded = foldText(text);
  const words = UNSPACED.test(folded) ? segment(folded) : (folded.match(WORD) ?? []);
  return words.slice(0, most);
}

function segment(text: string): string[] {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  return [...segmenter.segment(text)].flatMap((part) => part.segment.match(WORD) ?? []);
}
