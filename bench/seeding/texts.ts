import { makeVector } from '@bowerbird/server/discovery/words/index.ts';

/** How many different words the made-up titles and descriptions are drawn from. */
const WORDS = 60_000;
const SYLLABLES =
  'ba be bi bo bu da de di do du ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu ra re ri ro ru sa se si so su'.split(' ');

/** Words that stand in a known share of the titles: what a search meets. */
export const knownWords = [
  { word: 'picture', share: 0.73 },
  { word: 'garden', share: 0.05 },
  { word: 'lantern', share: 0.005 },
] as const;

/** A made-up picture as a line of COPY: number, title, description, vector. */
export function* pictureLines(pictures: number): Generator<string> {
  const random = makeRandom(20_260_101);
  const some = (count: number) => Array.from({ length: count }, () => commonWord(random()));
  for (let no = 0; no < pictures; no += 1) {
    const known = knownWords.filter(({ share }) => random() < share).map(({ word }) => word);
    const title = [...known, ...some(3)].join(' ');
    const description = some(6).join(' ');
    const marks = [`kind:${kindOf(no)}`, ...(hasLink(no) ? [`domain:${domainOf(no)}`] : []), ...(hasPrice(no) ? ['buy:1'] : [])];
    const vector = makeVector(
      [
        { text: title, weight: 'A' },
        { text: description, weight: 'C' },
      ],
      marks,
    );
    yield `${no}\t${title}\t${description}\t${kindOf(no)}\t${hasLink(no) ? domainOf(no) : '\\N'}\t${hasPrice(no) ? (1 + (no % 90)) * 1_000_000 : '\\N'}\t${vector}\n`;
  }
}

const kindOf = (no: number) => (no % 33 === 0 ? 2 : 0);
const hasLink = (no: number) => no % 10 < 3;
const hasPrice = (no: number) => no % 20 === 1;
const domainOf = (no: number) => `shop${no % 487}.example`;

/** A word as people use words: the k-th is drawn about 1/k times as often as the first. */
function commonWord(at: number): string {
  const k = Math.floor(Math.exp(at * Math.log(WORDS)));
  return [k, k / SYLLABLES.length, k / SYLLABLES.length ** 2].map((n) => SYLLABLES[Math.floor(n) % SYLLABLES.length]).join('');
}

/** The same numbers between 0 and 1 on every run (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
