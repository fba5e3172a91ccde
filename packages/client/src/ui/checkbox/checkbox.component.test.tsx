import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Checkbox } from './checkbox.tsx';

const middle = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

describe('a checkbox', () => {
  it('stands beside the first line of its words, however many there are', async () => {
    await mount(
      <div style={{ inlineSize: '160px' }}>
        <Checkbox label="Ask for oak" />
        <Checkbox label="Ask the carpenter for oak boards of forty millimetres, and what they cost with oil" />
      </div>,
    );
    await expect.element(page.getByRole('checkbox').first()).toBeVisible();
    const [short, long] = page.getByRole('checkbox').elements();
    // The words of a flexible row are one box, so their first line is measured by their first letter.
    const [one, many] = [...document.querySelectorAll('label > :last-child')].map((words) => {
      const range = document.createRange();
      range.setStart(words.firstChild!, 0);
      range.setEnd(words.firstChild!, 1);
      return range.getBoundingClientRect();
    });
    expect(long!.closest('label')!.getBoundingClientRect().height).toBeGreaterThan(80);
    expect(Math.abs(middle(short!) - (one!.top + one!.bottom) / 2)).toBeLessThan(2);
    expect(Math.abs(middle(long!) - (many!.top + many!.height / 2))).toBeLessThan(2);
    expect(short!.closest('label')!.getBoundingClientRect().height).toBe(44);
  });
});
