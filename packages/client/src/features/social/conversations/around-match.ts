/** So many letters stand before what was looked for, so that a short line shows it. */
const BEFORE = 16;

/** A piece of a text, and whether it is what was looked for. */
export interface MatchPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Letters that search takes for others, though no accent can be taken off them. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', þ: 'th' };

/** Letters as search compares them: without case and accents. */
function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .toLowerCase();
  return plain.replaceAll(/[ßæœøđðħıłþ]/gu, (letter) => PLAIN[letter]!).normalize('NFC');
}

/** The letters that a reader sees; none is cut, be it an emoji of many parts. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text in pieces, from shortly before the first place that was looked for. Each place is whole letters and a piece of its own. */
export function partsAroundMatch(text: string, term: string): MatchPart[] {
  const parts = splitAtMatches(text.replaceAll(/\s+/gu, ' '), fold(term.trim().replaceAll(/\s+/gu, ' ')));
  const [first, ...others] = parts;
  if (!first || first.isMatch || others.length === 0) return parts;
  const start = first.text.lastIndexOf(' ', first.text.length - BEFORE);
  return start <= 0 ? parts : [{ text: `…${first.text.slice(start)}`, isMatch: false }, ...others];
}

function splitAtMatches(line: string, wanted: string): MatchPart[] {
  const whole = [{ text: line, isMatch: false }];
  if (wanted === '') return whole;
  let folded = '';
  /** Where the letter of each folded one begins and ends in the line. */
  const places: { readonly start: number; readonly end: number }[] = [];
  for (const { segment, index } of letters.segment(line)) {
    const plain = fold(segment);
    for (let count = 0; count < plain.length; count += 1) places.push({ start: index, end: index + segment.length });
    folded += plain;
  }
  const parts: MatchPart[] = [];
  let done = 0;
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
    const start = Math.max(places[at]!.start, done);
    const { end } = places[at + wanted.length - 1]!;
    if (start > done) parts.push({ text: line.slice(done, start), isMatch: false });
    if (end > start) parts.push({ text: line.slice(start, end), isMatch: true });
    done = Math.max(end, done);
  }
  if (done < line.length) parts.push({ text: line.slice(done), isMatch: false });
  return parts;
}
