import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodePage } from '../safe-fetch/index.ts';
import { corporaDir, corpusIsThere } from '../testing/corpora.ts';
import { readPageText } from './read-page-text.ts';

/** What a person finds in the article, and what stands beside it on the page. */
const known: [string, { title: string; sentence: string; beside?: string }][] = [
  [
    'bbc-1.html',
    { title: 'Obama admits US gun laws', sentence: 'is the greatest frustration of his presidency.', beside: 'Cookies on the BBC website' },
  ],
  ['cnet.html', { title: "Facebook's acquisition strategies", sentence: 'without a clear, well thought out plan.' }],
  ['liberation-1.html', { title: 'Un troisième Français mort', sentence: 'Un troisième Français a été tué dans le tremblement de terre' }],
  ['gmw.html', { title: '宇航员在太空中喝酒会怎么样', sentence: '翱翔于距地球数千公里的太空中' }],
  ['telegraph.html', { title: 'Zimbabwe coup', sentence: 'are insisting the 93 year-old finishes his presidential term' }],
  ['medicalnewstoday.html', { title: 'How does the brain turn', sentence: 'reached that threshold of evidence accumulation.' }],
];

describe.skipIf(!corpusIsThere('pages'))('articles of the web (needs the corpora)', () => {
  it.each(known)('%s gives its title and its words', async (file, { title, sentence, beside }) => {
    const html = decodePage(await readFile(join(corporaDir, 'pages/articles', file)));
    const text = readPageText(html);
    expect(text?.title).toContain(title);
    const words = JSON.stringify(text?.blocks);
    expect(words).toContain(sentence);
    if (beside !== undefined) {
      expect(html).toContain(beside);
      expect(words).not.toContain(beside);
    }
  });
});
