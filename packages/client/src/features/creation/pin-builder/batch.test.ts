import { describe, expect, it } from 'vitest';
import { partsOf, runOf, sharedText, sharedTopics, stillDirty, withDirty, withTopics, wrongIn } from './batch.ts';
import type { InterestTag } from '../../discovery/topic-field/index.ts';
import { emptyDraft, type Draft } from './draft.ts';

const kiln: Draft = { ...emptyDraft('kiln'), title: 'Kiln', link: 'kilns.example' };
const glaze: Draft = { ...emptyDraft('glaze'), title: 'Glaze', link: 'nowhere', isCommentsAllowed: false };

describe('several drafts at once', () => {
  it('show what they share, or how many different values there are', () => {
    expect(sharedText([kiln, glaze], 'title')).toEqual({ value: '', different: 2, empty: 0 });
    expect(sharedText([kiln, glaze], 'description')).toEqual({ value: '', different: 0, empty: 2 });
    expect(sharedText([kiln, { ...glaze, link: '' }], 'link')).toEqual({ value: '', different: 2, empty: 1 });
  });

  it('remember what each had before a field was first changed', () => {
    const once = withDirty({}, 'title', [kiln, glaze]);
    const twice = withDirty(once, 'title', [{ ...kiln, title: 'Both' }]);
    expect(twice.title).toEqual({ kiln: { title: 'Kiln' }, glaze: { title: 'Glaze' } });
    expect(withDirty(withDirty({}, 'title', [kiln]), 'title', [{ ...kiln, title: 'Both' }, glaze])).toEqual(once);
    expect(Object.keys(twice)).toEqual(['title']);
    expect(partsOf('board', kiln)).toEqual({ board: null, section: null });
  });

  it('are as before once each has again what it had', () => {
    const dirty = withDirty({}, 'title', [kiln, glaze]);
    expect(Object.keys(stillDirty(dirty, [{ ...kiln, title: 'Both' }, glaze]))).toEqual(['title']);
    expect(stillDirty(dirty, [kiln, glaze])).toEqual({});
  });

  it('name those that need another look', () => {
    expect(wrongIn([kiln, glaze], 'link')).toEqual([{ draft: glaze, words: { id: 'pinActs.linkWrong' } }]);
  });

  it('get topics that are added for all, and keep those of their own', () => {
    const [clay, fire, tea] = ['clay', 'fire', 'tea'].map((id) => ({ id, name: id })) as [InterestTag, InterestTag, InterestTag];
    const both: Draft[] = [
      { ...kiln, interestTags: [clay, fire] },
      { ...glaze, interestTags: [clay] },
    ];
    expect(sharedTopics(both)).toEqual([clay]);
    const ids = (chosen: readonly InterestTag[]) =>
      [...withTopics(both, sharedTopics(both), chosen).values()].map((tags) => tags.map(({ id }) => id));
    expect(ids([clay, tea])).toEqual([
      ['clay', 'fire', 'tea'],
      ['clay', 'tea'],
    ]);
    expect(ids([])).toEqual([['fire'], []]);
  });

  it('are selected in a run, in either direction', () => {
    const drafts = ['a', 'b', 'c', 'd'].map((id) => emptyDraft(id));
    expect(runOf(drafts, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(runOf(drafts, 'c', 'a')).toEqual(['a', 'b', 'c']);
    expect(runOf(drafts, 'gone', 'c')).toEqual(['c']);
  });
});
