import { page, userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Grid } from './grid.tsx';

const birds = ['Wren', 'Heron', 'Robin', 'Kite'];

function Aviary({ onEnd }: { onEnd?: () => void }) {
  return (
    <>
      <button type="button">Filter</button>
      <button type="button" hidden>
        Out of sight
      </button>
      <Grid
        items={birds}
        keyOf={(bird) => bird}
        sizeOf={() => ({ ratio: 1, fixed: 0 })}
        renderItem={(bird) => (
          <>
            <a href={`#${bird}`}>{bird}</a>
            <input aria-label={`Note on ${bird}`} />
          </>
        )}
        label="Birds"
        deviceClass="desktop"
        onEnd={onEnd}
      />
      <a href="#about">About birds</a>
    </>
  );
}

const link = (name: string) => page.getByRole('link', { name });
const focus = (name: string) => (link(name).element() as HTMLElement).focus();

it('goes from card to card in reading order by Page Down and Page Up', async () => {
  await mount(<Aviary />);
  focus('Wren');
  await userEvent.keyboard('{PageDown}{PageDown}');
  await expect.element(link('Robin')).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  await expect.element(link('Heron')).toHaveFocus();
});

it('is left by Ctrl+End to what stands after it, and by Ctrl+Home to what stands before it', async () => {
  await mount(<Aviary />);
  focus('Heron');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(link('About birds')).toHaveFocus();
  focus('Heron');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect.element(page.getByRole('button', { name: 'Filter' })).toHaveFocus();
});

it('leaves the keys to a field in a card', async () => {
  await mount(<Aviary />);
  const note = page.getByRole('textbox', { name: 'Note on Wren' });
  await note.click();
  await userEvent.keyboard('{PageDown}{Control>}{End}{/Control}');
  await expect.element(note).toHaveFocus();
});

it('is busy while more is on its way, and not at its end', async () => {
  await mount(<Aviary onEnd={() => undefined} />);
  const feed = page.getByRole('feed', { name: 'Birds' });
  await expect.element(feed).toHaveAttribute('aria-busy', 'true');
  expect(feed.getByRole('article').first().element().getAttribute('aria-setsize')).toBe('-1');
});

it('is at rest at its end, where the number of cards is known', async () => {
  await mount(<Aviary />);
  const feed = page.getByRole('feed', { name: 'Birds' });
  await expect.element(feed).toHaveAttribute('aria-busy', 'false');
  expect(feed.getByRole('article').first().element().getAttribute('aria-setsize')).toBe('4');
});
