import { describe, expect, it } from 'vitest';
import { MOST_STEPS, newHistory, settleIn, stepBack, stepForward, stepOn } from './history.ts';

describe('taking back', () => {
  it('goes back and forward a step at a time', () => {
    const done = stepOn(stepOn(newHistory('a'), 'b', 0), 'c', 1);
    expect(stepBack(done).now).toBe('b');
    expect(stepBack(stepBack(stepBack(done))).now).toBe('a');
    expect(stepForward(stepBack(done)).now).toBe('c');
    expect(stepForward(done).now).toBe('c');
  });

  it('forgets what was taken back once something else is done', () => {
    const other = stepOn(stepBack(stepOn(newHistory('a'), 'b', 0)), 'c', 5_000);
    expect(other.future).toEqual([]);
    expect(stepBack(other).now).toBe('a');
  });

  it('takes a word back at once, but not what was typed after a rest', () => {
    let typed = newHistory('');
    typed = stepOn(typed, 'h', 0, 'text:1');
    typed = stepOn(typed, 'hi', 300, 'text:1');
    typed = stepOn(typed, 'hi!', 9_000, 'text:1');
    expect(stepBack(typed).now).toBe('hi');
    expect(stepBack(stepBack(typed)).now).toBe('');
  });

  it('keeps steps of two places apart', () => {
    const typed = stepOn(stepOn(newHistory(0), 1, 0, 'text:1'), 2, 10, 'text:2');
    expect(stepBack(typed).now).toBe(1);
  });

  it('does not join a step to one that was taken back', () => {
    const again = stepOn(stepBack(stepOn(newHistory(0), 1, 0, 'a')), 2, 10, 'a');
    expect(stepBack(again).now).toBe(0);
  });

  it('keeps a bounded number of steps', () => {
    let many = newHistory(0);
    for (let step = 1; step <= MOST_STEPS + 50; step++) many = stepOn(many, step, step);
    expect(many.past).toHaveLength(MOST_STEPS);
    for (let step = 0; step < MOST_STEPS; step++) many = stepBack(many);
    expect(many.now).toBe(50);
  });

  it('keeps what arrived from elsewhere when steps are taken back', () => {
    const arrived = settleIn(stepOn(newHistory(1), 2, 0), (value) => value + 10);
    expect(stepBack(arrived).now).toBe(11);
  });

  it('is no step where nothing changed', () => {
    const first = newHistory('a');
    expect(stepOn(first, 'a', 0)).toBe(first);
  });
});
