import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, refusal, type MountOptions, type SentCall } from '../../../testing/mount.tsx';
import { NotesTab } from './notes-tab.tsx';

const person = (id: string, fullName: string) => ({ type: 'user', id, fullName, username: id, imageSmallUrl: null, profileUrl: `/${id}/` });
const mei = person('5', 'Mei Tan');
const note = (id: string, text: string, more: object = {}) => ({
  id,
  board_id: '70',
  section_id: null,
  text,
  is_to_do: true,
  done: false,
  done_by: null,
  made_by: mei,
  created_at: '2026-11-25T00:00:00Z',
  ...more,
});
const state = {
  session: { userId: '4', viewer: { ...strangerRecord, id: '4' } },
  entities: { user: { '4': person('4', 'Tomás Ibarra') } },
} as unknown as MountOptions['state'];
const notes = [note('1', 'Measure the step'), note('2', 'Ask for samples'), note('3', 'The wall is 2.4 m wide', { is_to_do: false })];

async function open(answer: (call: SentCall) => unknown = () => null, mayWrite = true) {
  const answers = (sent: SentCall) => {
    if (sent.name === 'BoardNotesResource.get') return notes;
    return sent.name === 'BoardSectionsResource.get' ? [] : answer(sent);
  };
  const mounted = await mount(<NotesTab boardId="70" mayWrite={mayWrite} />, { state, answer: answers });
  await expect.element(page.getByText('Measure the step')).toBeVisible();
  return { ...mounted, writes: () => mounted.sent.filter(({ name }) => !name.endsWith('.get')) };
}
const texts = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('[dir=auto]')?.textContent);

describe('the notes of a board', () => {
  it('are ticked off at once, and counted', async () => {
    let letGo: (reply: unknown) => void = () => undefined;
    const { writes } = await open(() => new Promise((resolve) => (letGo = resolve)));
    await expect.element(page.getByText('0 of 2 done')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Measure the step' }).click({ force: true });
    await expect.element(page.getByText('1 of 2 done')).toBeVisible();
    expect(writes()).toEqual([{ name: 'BoardNoteResource.update', input: { id: '1', done: true } }]);
    letGo(note('1', 'Measure the step', { done: true, done_by: person('4', 'Tomás Ibarra') }));
    await expect.element(page.getByText('Ticked off by Tomás Ibarra')).toBeVisible();
  });

  it('are read alone by those who may only comment', async () => {
    await open(() => null, false);
    await expect.element(page.getByRole('checkbox', { name: 'Measure the step' })).toBeDisabled();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  it('go back to what they were when the server refuses, and say so', async () => {
    const { store } = await open(() => {
      throw refusal('unavailable');
    });
    await page.getByRole('checkbox', { name: 'Measure the step' }).click({ force: true });
    await expect.element(page.getByRole('checkbox', { name: 'Measure the step' })).not.toBeChecked();
    await vi.waitFor(() => expect(JSON.stringify(store.getState().toasts)).toContain('boardNotes.failed'));
  });

  it('are written at the end, and stay in the field when they could not be kept', async () => {
    let isRefusing = false;
    const { writes } = await open(() => {
      if (isRefusing) throw refusal('unavailable');
      return note('4', 'Sell the mirror');
    });
    const field = page.getByRole('textbox', { name: 'Write something down' });
    await field.fill('  Sell the mirror ');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(texts()).toEqual(['Measure the step', 'Ask for samples', 'The wall is 2.4 m wide', 'Sell the mirror']));
    expect(writes()[0]).toEqual({ name: 'BoardNoteResource.create', input: { board_id: '70', text: 'Sell the mirror', is_to_do: true } });
    await expect.element(field).toHaveValue('');
    isRefusing = true;
    await page.getByRole('button', { name: 'Note', exact: true }).click();
    await field.fill('Paint');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect.element(field).toHaveValue('Paint');
    await expect.element(field).toHaveFocus();
    expect(texts()).toHaveLength(4);
    await field.fill('x'.repeat(501));
    await userEvent.keyboard('{Enter}');
    expect(writes()).toHaveLength(2);
  });

  it('keep the one of two equal ones that the server takes, and no other', async () => {
    const answers: ((isKept: boolean) => void)[] = [];
    const { writes } = await open(
      () =>
        new Promise((resolve, reject) => {
          answers.push((isKept) => (isKept ? resolve(note('4', 'Paint')) : reject(refusal('unavailable'))));
        }),
    );
    const field = page.getByRole('textbox', { name: 'Write something down' });
    for (const count of [1, 2]) {
      await field.fill('Paint');
      await userEvent.keyboard('{Enter}');
      await vi.waitFor(() => expect(writes()).toHaveLength(count));
    }
    expect(texts()).toHaveLength(5);
    // The second was made, and the first was not.
    answers[1]!(true);
    await vi.waitFor(() => expect(page.getByRole('checkbox', { name: 'Paint', disabled: false }).elements()).toHaveLength(1));
    answers[0]!(false);
    await vi.waitFor(() => expect(texts().filter((text) => text === 'Paint')).toHaveLength(1));
    await expect.element(page.getByRole('checkbox', { name: 'Paint' })).toBeEnabled();
  });

  it('are moved by the keyboard, written anew and taken away, with a way back', async () => {
    const { writes, store } = await open(({ name, input }) => {
      if (name.endsWith('delete')) return null;
      return (input as { id: string }).id === '1' ? note('1', 'Measure both steps') : note('2', 'Ask for samples');
    });
    const handle = page.getByRole('button', { name: /Ask for samples/u }).first();
    (handle.element() as HTMLElement).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await vi.waitFor(() => expect(writes()[0]).toEqual({ name: 'BoardNoteResource.update', input: { id: '2', before: '1' } }));
    expect(texts().slice(0, 2)).toEqual(['Ask for samples', 'Measure the step']);
    await page.getByRole('button', { name: 'More about “Measure the step”' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('Measure both steps');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Measure both steps' })).toBeInTheDocument();
    await page.getByRole('button', { name: 'More about “Ask for samples”' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await vi.waitFor(() => expect(texts()).toEqual(['Measure both steps', 'The wall is 2.4 m wide']));
    await vi.waitFor(() => expect(JSON.stringify(store.getState().toasts)).toContain('boardNotes.deleted'));
  });

  it('come back to their place when they were moved or taken away in vain', async () => {
    const { writes } = await open(() => {
      throw refusal('unavailable');
    });
    const handle = page.getByRole('button', { name: /Ask for samples/u }).first();
    (handle.element() as HTMLElement).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await vi.waitFor(() => expect(writes()).toHaveLength(1));
    await vi.waitFor(() => expect(texts()).toEqual(['Measure the step', 'Ask for samples', 'The wall is 2.4 m wide']));
    await page.getByRole('button', { name: 'More about “Ask for samples”' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await vi.waitFor(() => expect(writes()).toHaveLength(2));
    await vi.waitFor(() => expect(texts()).toEqual(['Measure the step', 'Ask for samples', 'The wall is 2.4 m wide']));
  });

  it('stay open with what was typed when the server refuses it, which stands below', async () => {
    const { writes } = await open(() => {
      throw refusal('unavailable');
    });
    await page.getByRole('button', { name: 'More about “Measure the step”' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const field = page.getByRole('textbox', { name: 'Text' });
    await field.fill('x'.repeat(501));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(field).toHaveFocus();
    expect(writes()).toEqual([]);
    await field.fill('Measure both steps');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('That did not work. It is as it was.');
    await expect.element(field).toHaveValue('Measure both steps');
  });

  it('have their button level with the kinds beside it', async () => {
    await open();
    const middleOf = (name: string) => {
      const { top, height } = page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
      return top + height / 2;
    };
    await expect.element(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
    expect(Math.abs(middleOf('Add') - middleOf('To do'))).toBeLessThan(1);
  });
});
