import { describe, expect, it } from 'vitest';
import { articleLimits } from '@bowerbird/domain/discovery/articles.ts';
import { ARTICLES } from './articles.ts';
import { localArticles } from './translated-articles.ts';

describe('the articles of the demo', () => {
  it('stand in English, German and Japanese, each with all words, pins and boards', () => {
    const [english, ...others] = localArticles();
    expect(english).toBe(ARTICLES);
    expect(others.map((articles) => articles[0]!.language)).toEqual(['de', 'ja']);
    for (const articles of others) {
      expect(articles).toHaveLength(ARTICLES.length);
      for (const [at, { title, lead, blocks }] of articles.entries()) {
        const model = ARTICLES[at]!;
        expect(blocks.map((block) => Object.keys(block))).toEqual(model.blocks.map((block) => Object.keys(block)));
        expect([title.length <= articleLimits.title, lead.length <= articleLimits.lead, title === model.title]).toEqual([
          true,
          true,
          false,
        ]);
        const words = blocks.flatMap((block) => ('text' in block ? block.text : 'heading' in block ? block.heading : []));
        expect(words.filter((text) => text === '')).toEqual([]);
        const own = model.blocks.flatMap((block) => ('text' in block ? block.text : 'heading' in block ? block.heading : []));
        expect(words.filter((text) => own.includes(text))).toEqual([]);
      }
    }
  });
});
