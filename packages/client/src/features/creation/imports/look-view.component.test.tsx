import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { Import, ImportBoard } from '@bowerbird/contract/creation/imports/schemas.ts';
import { mount, pageOf } from '../../../testing/mount.tsx';
import { LookView } from './look-view.tsx';
import { someImport } from './testing/some-import.ts';

const gifts: ImportBoard = {
  number: 0,
  name: 'Gifts',
  path: ['Gifts'],
  items: 1,
  duplicates: 0,
  board_id: null,
  board_name: 'Gifts (2)',
  taken_name: null,
  section_name: null,
  is_left_out: false,
};

const seen: Import = { ...someImport, choices: { ...someImport.choices, secret: true }, boards: [gifts] };

describe('the look at an import', () => {
  it('is over before the import begins, however fast somebody is', async () => {
    const looked = Promise.withResolvers<Import>();
    const { sent } = await mount(<LookView one={seen} onChange={() => {}} />, {
      answer: ({ name, input }) => {
        if (!name.startsWith('ImportsResource')) return pageOf([], null);
        return (input as { action?: string }).action === 'start' ? seen : looked.promise;
      },
    });
    const actions = () =>
      sent.filter(({ name }) => name === 'ImportsResource.update').map(({ input }) => (input as { action?: string }).action);
    await page.getByRole('switch', { name: /secret/i }).click();
    await page.getByRole('button', { name: 'Bring in 1 pin' }).click();
    expect(actions()).toEqual([undefined]);
    looked.resolve({ ...seen, choices: { ...seen.choices, secret: false } });
    await expect.poll(actions).toEqual([undefined, 'start']);
  });

  it('says where boards go as soon as they are to be secret or open', async () => {
    const open = { ...seen, choices: { ...seen.choices, secret: false }, boards: [{ ...gifts, board_id: '5', board_name: 'Gifts' }] };
    const { sent } = await mount(<LookView one={seen} onChange={() => {}} />, {
      answer: ({ name, input }) => {
        if (!name.startsWith('ImportsResource')) return pageOf([], null);
        return (input as { choices: { secret: boolean } }).choices.secret ? seen : open;
      },
    });
    const place = page.getByRole('combobox', { name: /^Where Gifts/ });
    const chosen = () => (place.element() as HTMLSelectElement).selectedOptions[0]!.label;
    await expect.poll(chosen).toBe('New board “Gifts (2)”');
    const isSecret = page.getByRole('switch', { name: /secret/i });
    await isSecret.click();
    await expect.poll(chosen).toBe('Gifts');
    await isSecret.click();
    await expect.poll(chosen).toBe('New board “Gifts (2)”');
    const asked = sent.filter(({ name }) => name.startsWith('ImportsResource'));
    expect(asked.map(({ input }) => input)).toEqual([
      { id: '7', choices: { secret: false } },
      { id: '7', choices: { secret: true } },
    ]);
  });
});
