import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { newStoryBlock } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import type { ShownBlock } from '@bowerbird/domain/creation/story-pins/show.ts';
import { mount } from '../../../testing/mount.tsx';
import { BlockDrawing } from './block-drawing.tsx';

const list = (items: readonly { text: string; amount: string }[]) =>
  ({ ...newStoryBlock('one', 'story_pin_ingredient_block'), items }) as unknown as ShownBlock;

it.each([
  ['no line', []],
  ['an amount alone', [{ text: '', amount: '2 cups' }]],
])('a list with %s says what it is, so that it can be taken hold of', async (_, items) => {
  await mount(<BlockDrawing block={list(items)} />);
  const name = page.getByText('Ingredients', { exact: true }).last();
  await expect.element(name).toBeVisible();
  expect(name.element().parentElement!.getBoundingClientRect().height).toBeGreaterThan(30);
});

it('a list with a line shows that line with its amount', async () => {
  await mount(<BlockDrawing block={list([{ text: 'flour', amount: '2 cups' }])} />);
  await expect.poll(() => page.getByRole('listitem', { includeHidden: true }).last().element().textContent).toBe('2 cups flour');
});
