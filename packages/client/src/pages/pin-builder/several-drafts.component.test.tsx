import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { board, openBuilder, recordOf, still } from './testing/open-builder.tsx';

describe('the builder with several drafts selected', () => {
  // The browser keeps drafts until the server has them.
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('publishes those that are selected, and no others', async () => {
    await page.viewport(1280, 800);
    let made = 11;
    const { sent } = await openBuilder([recordOf('Jug'), recordOf('Bowl'), recordOf('Cup')], {
      'PinDraftPublicationsResource.create': () => ({ id: `${(made += 1)}`, board: null, pinner: { profileUrl: '/noor/' }, images: {} }),
    });
    for (const number of [1, 3]) await page.getByRole('checkbox', { name: `Select pin ${number}` }).click();
    await page.getByRole('button', { name: 'Publish 2', exact: true }).click();
    await expect.poll(() => sent.filter(({ name }) => name === 'PinDraftPublicationsResource.create').length).toBe(2);
    await expect.element(page.getByLabelText('Title')).toHaveValue('Bowl');
  });

  it('crops the pictures of all that are selected, and makes the same pins once more', async () => {
    await page.viewport(1280, 800);
    await openBuilder([recordOf('Jug'), recordOf('Bowl'), recordOf('Cup')]);
    for (const number of [1, 3]) await page.getByRole('checkbox', { name: `Select pin ${number}` }).click();
    await page.getByRole('button', { name: 'Crop all' }).click();
    const editor = page.getByRole('dialog', { name: 'Crop and adjust' });
    await expect.element(editor.getByRole('button', { name: 'Picture 2' })).toBeVisible();
    await expect.element(editor.getByRole('button', { name: 'Picture 3' })).not.toBeInTheDocument();
    await editor.getByRole('button', { name: 'Flip' }).click();
    await editor.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect.element(page.getByRole('button', { name: 'Publish 2', exact: true })).toBeEnabled();
    await expect.element(page.getByRole('button', { name: 'Pin 5: Cup' })).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Select pin 5' })).toBeChecked();
  });

  it('names the drafts whose field is wrong, and what is wrong, while several are edited', async () => {
    await page.viewport(1280, 800);
    await openBuilder([recordOf('Jug'), recordOf('Bowl', { link: 'nowhere' }), recordOf('Cup')]);
    await page.getByRole('button', { name: 'Select all' }).click();
    const link = page.getByLabelText('Link');
    await expect.element(link).toHaveAttribute('placeholder', '1 written, 2 empty');
    await expect.element(link).toHaveAccessibleDescription(/Pin 2: Bowl: This is no web address/);
    await expect.element(page.getByLabelText('Title')).toHaveAttribute('placeholder', '3 different texts');
  });

  it('counts the wrong drafts that it does not name', async () => {
    await page.viewport(1280, 800);
    await openBuilder(['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => recordOf(title, { link: 'nowhere' })));
    await page.getByRole('button', { name: 'Select all' }).click();
    await expect.element(page.getByLabelText('Link')).toHaveAccessibleDescription(/Pin 4: Four.*And 2 more/);
  });

  it('gives a text to those alone that have none, and says what keys do', async () => {
    await page.viewport(1280, 800);
    await openBuilder([recordOf('Jug', { altText: 'A blue jug' }), recordOf('Bowl'), recordOf('Cup')]);
    await page.getByRole('button', { name: 'Select all' }).click();
    const description = page.getByLabelText('Picture description');
    await expect.element(description).toHaveAttribute('placeholder', '1 written, 2 empty');
    const fill = page.getByRole('button', { name: 'Fill the 2' });
    const [field, press] = [description, fill].map((one) => one.element().getBoundingClientRect()) as [DOMRect, DOMRect];
    expect([press.left > field.left, press.right <= field.right, press.top >= field.top, press.bottom <= field.bottom]).not.toContain(
      false,
    );
    await fill.click();
    await description.fill('A bowl or a cup');
    await expect.element(page.getByText('Changes 2', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Change all 3' }).click();
    await expect.element(page.getByText('Ctrl Z')).toBeInTheDocument();
  });

  it('takes a typed text along where its reach is switched, from those that have none to all and back', async () => {
    await page.viewport(1280, 800);
    await openBuilder([recordOf('Jug', { altText: 'A blue jug' }), recordOf('Bowl'), recordOf('Cup')]);
    await page.getByRole('button', { name: 'Select all' }).click();
    const description = page.getByLabelText('Picture description');
    await page.getByRole('button', { name: 'Fill the 2' }).click();
    await expect.element(description).toHaveFocus();
    await userEvent.keyboard('All one');
    await page.getByRole('button', { name: 'Change all 3' }).click();
    await expect.element(description).toHaveFocus();
    await expect.element(description).toHaveValue('All one');
    await expect.element(page.getByText('Changes 3', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Fill the 2' }).click();
    await expect.element(description).toHaveValue('All one');
    await expect.element(page.getByText('Changes 2', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Clear the selection' }).click();
    await page.getByRole('button', { name: /^Pin 1: Jug/ }).click();
    await expect.element(description).toHaveValue('A blue jug');
  });

  it('gives a new board to those that are selected alone, and the others go on asking for one', async () => {
    await page.viewport(1280, 800);
    const made = { ...board, name: 'Only two', type: 'board', privacy: 'public', cover_images: [] };
    await openBuilder(
      ['Jug', 'Bowl', 'Cup', 'Vase'].map((title) => recordOf(title, { board: null })),
      { 'BoardResource.create': () => made, 'BoardResource.get': () => made },
    );
    for (const number of [1, 3]) await page.getByRole('checkbox', { name: `Select pin ${number}` }).click();
    await page.getByRole('button', { name: 'Board', exact: true }).click();
    await page.getByRole('button', { name: 'New board' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Only two');
    await page.getByRole('button', { name: 'Create board' }).last().click();
    await expect.element(page.getByRole('button', { name: 'Pin 1: Jug', exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pin 3: Cup', exact: true })).toBeVisible();
    for (const name of ['Pin 2: Bowl, needs something', 'Pin 4: Vase, needs something'])
      await expect.element(page.getByRole('button', { name })).toHaveAccessibleDescription('Choose a board for it.');
  });

  it.each(['Clear the selection', 'Edit one by one'])(
    'goes back to one draft after another, and keeps what was changed: %s',
    async (way) => {
      await page.viewport(1280, 800);
      await openBuilder([recordOf('Jug'), recordOf('Bowl')]);
      await page.getByRole('button', { name: 'Select all' }).click();
      await page.getByLabelText('Description', { exact: true }).fill('Blue');
      await page.getByRole('button', { name: way }).click();
      await expect.element(page.getByRole('region', { name: '2 selected' })).not.toBeInTheDocument();
      await expect.element(page.getByLabelText('Title')).toHaveValue('Jug');
      await expect.element(page.getByLabelText('Description', { exact: true })).toHaveValue('Blue');
      await expect.element(page.getByRole('checkbox', { name: 'Select pin 1' })).not.toBeChecked();
    },
  );

  it('takes back and does again the last change of all that are selected, whole, also by keys in a field', async () => {
    await page.viewport(1280, 800);
    await openBuilder([recordOf('Jug'), recordOf('Bowl', { isCommentsAllowed: false }), recordOf('Cup')]);
    await page.getByRole('button', { name: 'Select all' }).click();
    const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
    const comments = page.getByRole('switch', { name: /Allow comments/ });
    await expect.element(undo).toBeDisabled();
    await page.getByLabelText('Description', { exact: true }).fill('Blue');
    await comments.click();
    await expect.element(page.getByText('On in 2, off in 1')).not.toBeInTheDocument();
    await page.getByLabelText('Description', { exact: true }).click();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(page.getByText('On in 2, off in 1')).toBeVisible();
    await expect.element(page.getByLabelText('Description', { exact: true })).toHaveValue('Blue');
    await undo.click();
    await expect.element(page.getByLabelText('Description', { exact: true })).toHaveValue('');
    await expect.element(undo).toBeDisabled();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.element(page.getByLabelText('Description', { exact: true })).toHaveValue('Blue');
  });

  it('keeps the focus among the pictures where one is taken away, and takes that back from anywhere', async () => {
    await page.viewport(1280, 800);
    await openBuilder([recordOf('Jug', { items: [still('first'), still('second'), still('third')] })]);
    await page.getByRole('button', { name: 'Take picture 2 away' }).click();
    await expect.element(page.getByRole('button', { name: 'Picture 2', exact: true })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(page.getByRole('button', { name: 'Picture 3', exact: true })).toBeVisible();
  });
});
