import { describe, expect, it } from 'vitest';
import { noteChange, stepOf, type DraftHistory } from './draft-history.ts';
import { emptyDraft, emptySlide, type Draft } from './draft.ts';

/** Somebody who changes a draft and undoes, as the builder lets them. */
function atWork() {
  let draft: Draft = emptyDraft('jug');
  let history: DraftHistory | undefined;
  let now = 0;
  return {
    draft: () => draft,
    canUndo: () => (history?.steps.past.length ?? 0) > 0,
    change: (changes: Partial<Draft>, after = 100) => {
      now += after;
      history = noteChange(history, draft, changes, now);
      draft = { ...draft, ...changes };
    },
    /** What happens by itself. */
    happen: (changes: Partial<Draft>) => void (draft = { ...draft, ...changes }),
    go: (way: 'undo' | 'redo') => {
      const step = stepOf(history!, draft, way);
      history = step.history;
      draft = { ...draft, ...step.changes };
    },
  };
}

describe('undoing in a draft', () => {
  it('takes back what was typed in one go, field by field', () => {
    const { draft, change, go } = atWork();
    change({ title: 'J' });
    change({ title: 'Jug' });
    change({ description: 'Blue' });
    change({ description: 'Blue, of clay' }, 5_000);
    go('undo');
    expect(draft().description).toBe('Blue');
    go('undo');
    expect(draft()).toMatchObject({ title: 'Jug', description: '' });
    go('undo');
    expect(draft().title).toBe('');
    go('redo');
    go('redo');
    expect(draft()).toMatchObject({ title: 'Jug', description: 'Blue' });
  });

  it('brings back the products that were tagged on a picture that was taken away', () => {
    const { draft, change, go } = atWork();
    const tags = [{ key: 'a', x: 0.5, y: 0.5, objects: [] }] as unknown as Draft['tags'];
    change({ tags });
    change({ picture: { kind: 'none' }, tags: [] }, 5_000);
    go('undo');
    expect(draft().tags).toEqual(tags);
    go('undo');
    expect(draft().tags).toEqual([]);
  });

  it('brings back a board, a switch and a picture that was taken away', () => {
    const { draft, change, go } = atWork();
    const picture = { kind: 'uploaded', signature: 's', url: '', width: 2, height: 3, color: '#000000' } as const;
    change({ slides: [{ ...emptySlide('two'), picture }] });
    change({ slides: [] });
    change({ isCommentsAllowed: false });
    go('undo');
    go('undo');
    expect(draft()).toMatchObject({ isCommentsAllowed: true, slides: [{ id: 'two' }] });
  });

  it('does not go back to a picture that was on its way, nor takes back what came from elsewhere', () => {
    const { draft, change, happen, go, canUndo } = atWork();
    const onItsWay = { kind: 'uploading', fileName: 'a.jpg', sent: 0, total: 1, secondsLeft: null } as const;
    change({ title: 'Jug' });
    change({ slides: [{ ...emptySlide('two'), picture: onItsWay }] });
    expect(canUndo()).toBe(false);
    change({ title: 'Jugs' });
    happen({ description: 'From another tab' });
    go('undo');
    expect(draft()).toMatchObject({ title: 'Jug', slides: [{ id: 'two' }] });
  });
});
