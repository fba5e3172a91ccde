import { describe, expect, it } from 'vitest';
import { branchesOf, findTopics, nameOf, type ListedTopic } from './tree-levels.ts';

const topic = (topic_id: string, names: ListedTopic['names'], more: Partial<ListedTopic> = {}): ListedTopic => ({
  topic_id,
  slug: names.en.toLowerCase(),
  names,
  words: [],
  parent_id: null,
  successor_id: null,
  cover_pin_id: null,
  is_hidden: false,
  ...more,
});
const tree = [
  topic('1', { en: 'Crafts', de: 'Handwerk' }),
  topic('2', { en: 'Knitting', de: 'Stricken' }, { parent_id: '1', words: ['yarn'] }),
  topic('3', { en: 'Art', de: 'Kunst' }),
  topic('4', { en: 'Crochet' }, { parent_id: '1' }),
  topic('5', { en: 'Sewing' }, { parent_id: '1', successor_id: '2' }),
];

describe('the tree of topics', () => {
  it('is named in the reader’s language, in English where a name is missing', () => {
    expect([nameOf(tree[1]!, 'de'), nameOf(tree[3]!, 'de'), nameOf(tree[1]!, 'fr')]).toEqual(['Stricken', 'Crochet', 'Knitting']);
  });

  it('stands in the order of its names, without what was merged away', () => {
    expect(branchesOf(tree, 'en').map(({ topic: { slug }, within }) => [slug, within.map((child) => child.slug)])).toEqual([
      ['art', []],
      ['crafts', ['crochet', 'knitting']],
    ]);
    expect(branchesOf(tree, 'de').map(({ topic: { slug } }) => slug)).toEqual(['crafts', 'art']);
  });

  it('is looked through by names in any language, by words and by addresses', () => {
    expect(findTopics(tree, ' STRICK').map(({ slug }) => slug)).toEqual(['knitting']);
    expect(findTopics(tree, 'yarn').map(({ slug }) => slug)).toEqual(['knitting']);
    expect(findTopics(tree, 'sewing').map(({ slug }) => slug)).toEqual(['sewing']);
    expect(findTopics(tree, 'nothing like it')).toEqual([]);
  });
});
