import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import type { StoredBoard } from './stored-board.ts';
import { brokenNetwork, mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { EditBoardDialog } from './edit-board-dialog.tsx';

const birds: StoredBoard = { type: 'board', id: '7', name: 'Birds', url: '/lenafjeld/birds/', privacy: 'public' };
const name = () => page.getByLabelText('Name');
const description = () => page.getByLabelText('Description');
const save = () => page.getByRole('button', { name: 'Save changes' });

async function open(answer?: MountOptions['answer']) {
  const [onChanged, onClose] = [vi.fn(), vi.fn()];
  const { sent } = await mount(<EditBoardDialog board={birds} onChanged={onChanged} onClose={onClose} />, { answer });
  return { sent, onChanged, onClose };
}

describe('the dialog that changes a board', () => {
  it('says next to the field how much of it is too much, keeps what was typed, and sends nothing', async () => {
    const { sent } = await open();
    await name().fill('🐦'.repeat(53));
    await description().fill('x'.repeat(501));
    await expect.element(page.getByText('3 characters too many: 50 at most.')).toBeVisible();
    await expect.element(page.getByText('1 character too many: 500 at most.')).toBeVisible();
    await save().click();
    await expect.element(name()).toHaveFocus();
    await expect.element(name()).toHaveValue('🐦'.repeat(53));
    await name().fill('Birds');
    await save().click();
    await expect.element(description()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('says a refusal beside its field', async () => {
    const { onClose } = await open(() => {
      throw refusal('board_name_taken', { fields: [{ field: 'name', rule: 'taken' }] });
    });
    await name().fill('Wool');
    await save().click();
    await expect.element(page.getByText('You already have a board with this name.')).toBeVisible();
    await expect.element(name()).toHaveAttribute('aria-invalid', 'true');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says a broken network beside none', async () => {
    await open(() => {
      throw brokenNetwork();
    });
    await save().click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(name()).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('sends what was changed and closes', async () => {
    const { sent, onChanged, onClose } = await open(() => ({ ...birds, name: 'Waders' }));
    await name().fill(' Waders ');
    await description().fill('On long legs');
    await page.getByLabelText('Who can see it').selectOptions('Only you and people you invite');
    await save().click();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent).toEqual([
      {
        name: 'BoardResource.update',
        input: { board_id: '7', name: 'Waders', description: 'On long legs', privacy: 'secret', layout: 'default' },
      },
    ]);
    expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ name: 'Waders' }));
  });
});
