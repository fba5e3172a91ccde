import { describe, expect, it } from 'vitest';
import { chooseRange, nothingChosen, toggleOne } from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const chosen = ({ ids }: { ids: ReadonlySet<string> }) => order.filter((id) => ids.has(id)).join('');

describe('choosing pins', () => {
  it('takes one, and leaves it again', () => {
    const one = toggleOne(nothingChosen, 'b');
    expect(chosen(one)).toBe('b');
    expect(chosen(toggleOne(one, 'b'))).toBe('');
  });

  it('takes all between the last click and a click with Shift, in either direction', () => {
    expect(chosen(chooseRange(toggleOne(nothingChosen, 'b'), order, 'd'))).toBe('bcd');
    expect(chosen(chooseRange(toggleOne(nothingChosen, 'd'), order, 'b'))).toBe('bcd');
  });

  it('adds a range to what is chosen already', () => {
    const two = toggleOne(toggleOne(nothingChosen, 'a'), 'c');
    expect(chosen(chooseRange(two, order, 'e'))).toBe('acde');
  });

  it('takes one when there is nothing to range from', () => {
    expect(chosen(chooseRange(nothingChosen, order, 'c'))).toBe('c');
  });
});
