import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { EditPinDialog } from './edit-pin-dialog.tsx';

const wren = {
  type: 'pin',
  id: '9',
  entityId: 'UGluOjk=',
  title: 'Wren',
  description: '',
  link: null,
  altText: '',
  board: null,
  section: null,
};
const birds = { id: '31', name: 'Birds' };
const forests = { id: '32', name: 'Forests' };
const title = () => page.getByLabelText('Title', { exact: true });
const link = () => page.getByLabelText('Link');
const save = () => page.getByRole('button', { name: 'Save changes' });

async function open(answer: NonNullable<MountOptions['answer']> = () => wren) {
  const onClose = vi.fn();
  const { sent } = await mount(<EditPinDialog pinId="9" onClose={onClose} />, {
    answer: (call) => {
      if (call.name === 'PinResource.get') return wren;
      if (call.name === 'InterestTagsResource.get') return (call.input as { term?: string }).term ? [forests] : [birds];
      return answer(call);
    },
  });
  return { onClose, writes: () => sent.filter((call) => call.name === 'PinResource.update') };
}

describe('the dialog that changes a pin', () => {
  it('says how much of a title is too much, keeps what was typed, and sends nothing', async () => {
    const { writes } = await open();
    await title().fill('x'.repeat(104));
    await expect.element(page.getByText('4 characters too many: 100 at most.')).toBeVisible();
    await save().click();
    await expect.element(title()).toHaveValue('x'.repeat(104));
    expect(writes()).toEqual([]);
  });

  it('changes the topics that the owner gave, and sends none where they stay', async () => {
    const { writes, onClose } = await open();
    await page.getByRole('textbox', { name: 'Topics' }).fill('for');
    await page.getByRole('button', { name: 'Forests' }).click();
    await page.getByRole('button', { name: 'Remove Birds' }).click();
    await expect.element(page.getByRole('button', { name: 'Remove Forests' })).toBeVisible();
    await save().click();
    await expect.poll(() => onClose).toHaveBeenCalled();
    expect(writes()).toMatchObject([{ input: { id: '9', interest_tags: ['32'] } }]);

    const second = await open();
    await title().last().fill('Wrens');
    await save().last().click();
    await expect.poll(() => second.writes()).toHaveLength(1);
    expect(second.writes()[0]!.input).not.toHaveProperty('interest_tags');
  });

  it('changes what the further pictures of a carousel say', async () => {
    const slot = (id: string, title: string) => ({ id, title, details: '', altText: '', link: null, images: {} });
    const carousel = { ...wren, carouselData: { index: 0, slots: [slot('0', 'Wren'), slot('1', 'Nest'), slot('2', 'Eggs')] } };
    const onClose = vi.fn();
    const { sent } = await mount(<EditPinDialog pinId="9" onClose={onClose} />, {
      answer: ({ name }) => (name === 'InterestTagsResource.get' ? [] : carousel),
    });
    await page.getByText('Picture 3', { exact: true }).click();
    const fields = page.getByRole('group').filter({ hasText: 'Picture 3' });
    await fields.getByLabelText('Title').fill('Four eggs');
    await save().click();
    await expect.poll(() => onClose).toHaveBeenCalled();
    expect(sent.find(({ name }) => name === 'PinResource.update')?.input).toMatchObject({
      carousel_slots: [{ id: '2', title: 'Four eggs' }],
    });
  });

  it('opens the picture whose words are wrong, puts the cursor there, and sends nothing until that is mended', async () => {
    const slot = (id: string, title: string) => ({ id, title, details: '', altText: '', link: null, images: {} });
    const carousel = { ...wren, carouselData: { index: 0, slots: [slot('0', 'Wren'), slot('1', 'Nest'), slot('2', 'Eggs')] } };
    const onClose = vi.fn();
    const { sent } = await mount(<EditPinDialog pinId="9" onClose={onClose} />, {
      answer: ({ name }) => (name === 'InterestTagsResource.get' ? [] : carousel),
    });
    const summary = page.getByText('Picture 3', { exact: true });
    const field = page.getByRole('group').filter({ hasText: 'Picture 3' }).getByLabelText('Title');
    await summary.click();
    await field.fill('x'.repeat(104));
    await summary.click();
    await expect.element(field).not.toBeVisible();
    await save().click();
    await expect.element(field).toBeVisible();
    await expect.element(field).toHaveFocus();
    expect(sent.filter(({ name }) => name === 'PinResource.update')).toEqual([]);
    await field.fill('Four eggs');
    await save().click();
    await expect.poll(() => onClose).toHaveBeenCalled();
  });

  it('clears a term by Escape, and stays open', async () => {
    const { onClose } = await open();
    await page.getByRole('textbox', { name: 'Topics' }).fill('for');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('textbox', { name: 'Topics' })).toHaveValue('');
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    // A link with a name and a password is an address to the browser, yet none that is kept.
    ['the form knows', 'https://wren:nest@birds.example/', 0],
    ['the server alone knows', 'https://birds.example/', 1],
  ])('says beside the link that it is none, as %s', async (_who, address, sentWrites) => {
    const { writes, onClose } = await open(() => {
      throw refusal('bad_input', { fields: [{ field: 'link', rule: 'format' }] });
    });
    await link().fill(address);
    await save().click();
    await expect.element(page.getByText('This is no web address, such as https://example.org')).toBeVisible();
    await expect.element(link()).toHaveAttribute('aria-invalid', 'true');
    expect(writes()).toHaveLength(sentWrites);
    expect(onClose).not.toHaveBeenCalled();
  });
});
