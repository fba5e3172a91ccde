import { describe, expect, it } from 'vitest';
import { noBatchHistory, noteBatch, stepBatch, type BatchStep } from './batch-history.ts';

const typed = (before: string, after: string, ids = ['jug', 'bowl']): BatchStep => ({
  field: 'title',
  before: Object.fromEntries(ids.map((id) => [id, { title: before }])),
  after: Object.fromEntries(ids.map((id) => [id, { title: after }])),
});
const comments: BatchStep = {
  field: 'isCommentsAllowed',
  before: { jug: { isCommentsAllowed: true }, bowl: { isCommentsAllowed: false } },
  after: { jug: { isCommentsAllowed: false }, bowl: { isCommentsAllowed: false } },
};

describe('undoing a change of several drafts', () => {
  it('gives each what it had, and what it got again', () => {
    const undone = stepBatch(noteBatch(noBatchHistory, comments, 0), 'undo')!;
    expect(undone.parts).toEqual(comments.before);
    expect(stepBatch(undone.history, 'undo')).toBeNull();
    expect(stepBatch(undone.history, 'redo')!.parts).toEqual(comments.after);
  });

  it('takes typing in one go as one step, and not what follows a pause or is of other drafts', () => {
    const steps: readonly [BatchStep, number][] = [
      [typed('', 'J'), 0],
      [typed('J', 'Jug'), 500],
      [typed('Jug', 'Jugs'), 5_000],
      [typed('Jugs', 'Cups', ['jug', 'cup']), 5_100],
    ];
    const history = steps.reduce((all, [step, now]) => noteBatch(all, step, now), noBatchHistory);
    expect(history.past.map(({ before, after }) => [before['jug']?.title, after['jug']?.title])).toEqual([
      ['', 'Jug'],
      ['Jug', 'Jugs'],
      ['Jugs', 'Cups'],
    ]);
  });

  it('forgets what was undone once something else is changed', () => {
    const { history } = stepBatch(noteBatch(noBatchHistory, comments, 0), 'undo')!;
    expect(stepBatch(noteBatch(history, typed('', 'J'), 9_000), 'redo')).toBeNull();
  });
});
