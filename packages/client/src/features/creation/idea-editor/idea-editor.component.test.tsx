import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { noStoryThings } from '@bowerbird/domain/creation/story-pins/show.ts';
import { mount } from '../../../testing/mount.tsx';
import { IdeaEditor } from './idea-editor.tsx';

const heading = { ...newStoryBlock('heading', 'story_pin_heading_block'), text: 'Winter citrus' } as StoryBlock;
const sticker = newStoryBlock('sticker', 'story_pin_generic_sticker_block');

async function open() {
  localStorage.clear();
  onTestFinished(() => localStorage.clear());
  const draft = {
    id: '7',
    creationId: 'citrus',
    version: 1,
    type: 'story',
    mode: 'create',
    pages: [{ ...newStoryPage('one'), blocks: [heading, sticker] }],
    metadata: { pinTitle: '', templateType: 'none', basics: { keyValueBlocks: [], listBlocks: [] } },
    coverPageId: null,
    description: '',
    link: '',
    altText: '',
    board: null,
    section: null,
    errors: [],
    things: noStoryThings,
  };
  const mounted = await mount(<IdeaEditor viewerId="1" draftId="7" onServerId={() => {}} onPublished={() => {}} />, {
    answer: ({ name }) => (name.startsWith('StoryPinDraftsResource') ? { ...draft, version: 2 } : draft),
  });
  const canvas = page.getByRole('group', { name: 'Page 1' });
  const block = canvas.getByRole('button', { name: 'Heading: Winter citrus' });
  await expect.element(block).toBeVisible();
  const styleOf = () => (block.element() as HTMLElement).style;
  return { ...mounted, canvas, block, styleOf };
}

describe('the canvas of an idea pin', () => {
  it('chooses blocks by Tab in the order of their layers', async () => {
    const { block, canvas } = await open();
    (block.element() as HTMLElement).focus();
    await expect.element(block).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect.element(canvas.getByRole('button', { name: 'Sticker' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('moves, scales and turns a block by keys, and takes each run of keys back at once', async () => {
    const { block, styleOf } = await open();
    (block.element() as HTMLElement).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect.poll(() => styleOf().top).toBe('55%');
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}');
    await expect.poll(() => styleOf().transform).toContain('scale(1.02');
    await userEvent.keyboard('r{Shift>}{ArrowRight}{/Shift}');
    await expect.poll(() => styleOf().transform).toContain('rotate(15deg)');
    await userEvent.keyboard('{Control>}zzz{/Control}');
    await expect.poll(() => styleOf().top).toBe('50%');
    expect(styleOf().transform).toContain('rotate(0deg) scale(1, 1)');
  });

  it('edits a text where it stands, and gives the focus back to its block', async () => {
    const { block, canvas } = await open();
    (block.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.getByRole('textbox', { name: 'Words' }).fill('Salt and citrus');
    await userEvent.keyboard('{Escape}');
    const renamed = canvas.getByRole('button', { name: 'Heading: Salt and citrus' });
    await expect.element(renamed).toHaveFocus();
  });

  it('removes a block by a key, and changes layers by brackets', async () => {
    const { block, canvas } = await open();
    (block.element() as HTMLElement).focus();
    await userEvent.keyboard(']');
    await expect.poll(() => canvas.element().querySelector('[data-block]')?.getAttribute('data-block')).toBe('sticker');
    await userEvent.keyboard('{Delete}');
    await expect.element(block).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(block).toBeVisible();
  });

  it('takes exact numbers for what dragging does', async () => {
    const { block, styleOf } = await open();
    (block.element() as HTMLElement).focus();
    await page.getByRole('spinbutton', { name: 'Across' }).fill('25');
    await expect.poll(() => styleOf().left).toBe('25%');
  });

  it('keeps what was done within a second', async () => {
    const { block, sent } = await open();
    (block.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .poll(() => sent.find(({ name }) => name.startsWith('StoryPinDraftsResource'))?.input, { timeout: 5_000 })
      .toMatchObject({
        id: '7',
        version: 1,
        changes: [{ op: 'set_block', pageId: 'one' }],
      });
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  it('shows a list that has no lines yet, so that it can be taken hold of', async () => {
    const { canvas } = await open();
    await page.getByRole('button', { name: 'Ingredients', exact: true }).click();
    const list = canvas.getByRole('button', { name: 'Ingredients' });
    await expect.poll(() => list.element().getBoundingClientRect().height).toBeGreaterThan(30);
  });

  it('shows pages on phones, and puts them in order, doubles and removes them there', async () => {
    await page.viewport(390, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await open();
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const count = () => pages.getByRole('listitem').elements().length;
    expect(pages.getByRole('button', { name: 'Page 1, Cover' }).element().getBoundingClientRect().width).toBeGreaterThan(30);
    await page.getByRole('button', { name: 'Duplicate page 1' }).last().click();
    await expect.poll(count).toBe(2);
    await page.getByRole('button', { name: 'Move page 2 one place earlier' }).click();
    await expect.element(page.getByRole('button', { name: 'Move page 1 one place earlier' })).toBeDisabled();
    await page.getByRole('button', { name: 'Remove page 1' }).last().click();
    await expect.poll(count).toBe(1);
  });

  it('says what is missing, and leads to it', async () => {
    await open();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.element(page.getByText('One thing is missing before it can go out.')).toBeVisible();
    await expect.element(page.getByText('Choose a board for it.')).toBeVisible();
  });
});
