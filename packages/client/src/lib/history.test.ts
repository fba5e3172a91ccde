import { describe, expect, it } from 'vitest';
import { change, endStep, historyKey, redo, startHistory, undo } from './history.ts';

describe('a history', () => {
  it('goes back and forth, and forgets what was undone once something else is changed', () => {
    const made = change(change(startHistory('a'), 'b'), 'c');
    expect(undo(made).present).toBe('b');
    expect(undo(undo(undo(made))).present).toBe('a');
    expect(redo(undo(made)).present).toBe('c');
    expect(redo(change(undo(made), 'd')).present).toBe('d');
  });

  it('undoes changes of one kind in a row as one', () => {
    const typed = ['j', 'ju', 'jug'].reduce((history, text) => change(history, text, 'title'), startHistory(''));
    expect(undo(typed).present).toBe('');
    expect(undo(change(endStep(typed), 'jugs', 'title')).present).toBe('jug');
  });

  it('is asked for by the usual keys', () => {
    const key = (name: string, held: object) => ({ key: name, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });
    expect(historyKey(key('z', { ctrlKey: true }))).toBe('undo');
    expect(historyKey(key('Z', { metaKey: true, shiftKey: true }))).toBe('redo');
    expect(historyKey(key('y', { ctrlKey: true }))).toBe('redo');
    expect(historyKey(key('z', {}))).toBeNull();
  });
});
