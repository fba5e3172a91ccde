import { userEvent, page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { brokenNetwork, mount, refusal } from '../../../testing/mount.tsx';
import { CreateBoardForm } from './create-board-form.tsx';

const name = () => page.getByLabelText('Name');
const create = () => page.getByRole('button', { name: 'Create board' });

describe('the form of a new board', () => {
  it('asks for a name, and sends nothing without one', async () => {
    const { sent } = await mount(<CreateBoardForm onCreated={() => {}} onCancel={() => {}} />);
    await create().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('A board needs a name.');
    await expect.element(name()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('says beside the name that it is taken, keeps it, and makes the board under another', async () => {
    const onCreated = vi.fn();
    const taken = refusal('board_name_taken', { fields: [{ field: 'name', rule: 'taken' }] });
    const { sent } = await mount(<CreateBoardForm onCreated={onCreated} onCancel={() => {}} />, {
      answer: ({ input }) => {
        const { name: wanted } = input as { name: string };
        if (wanted === 'birds') throw taken;
        return { type: 'board', id: '1', name: wanted };
      },
    });
    await name().fill('birds');
    await create().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('You already have a board with this name.');
    await expect.element(name()).toHaveValue('birds');
    await expect.element(name()).toHaveFocus();
    await name().fill('Knots');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await page.getByRole('switch', { name: /^Keep it secret/ }).click();
    await create().click();
    await vi.waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(sent.at(-1)).toEqual({ name: 'BoardResource.create', input: { name: 'Knots', privacy: 'secret' } });
  });

  it('offers names that would fit, which can be changed still', async () => {
    const { sent } = await mount(<CreateBoardForm likelyNames={['Beards', 'Combs']} onCreated={() => {}} onCancel={() => {}} />, {
      answer: () => ({ type: 'board', id: '1', name: 'Combs' }),
    });
    await page.getByRole('button', { name: 'Combs' }).click();
    await expect.element(name()).toHaveValue('Combs');
    await create().click();
    await vi.waitFor(() => expect(sent.at(-1)?.input).toEqual({ name: 'Combs', privacy: 'public' }));
  });

  it('says how much of a name is too much, and sends it not at all', async () => {
    const { sent } = await mount(<CreateBoardForm onCreated={() => {}} onCancel={() => {}} />);
    await name().fill('🐦'.repeat(53));
    await expect.element(page.getByRole('alert')).toHaveTextContent('3 characters too many: 50 at most.');
    await create().click();
    expect(sent).toEqual([]);
  });

  it('makes one board of a double click', async () => {
    const { sent } = await mount(<CreateBoardForm suggestedName="Knots" onCreated={() => {}} onCancel={() => {}} />, {
      answer: () => new Promise(() => {}),
    });
    await userEvent.dblClick(create());
    expect(sent).toHaveLength(1);
  });

  it('says beside no field that the network is broken', async () => {
    await mount(<CreateBoardForm suggestedName="Knots" onCreated={() => {}} onCancel={() => {}} />, {
      answer: () => {
        throw brokenNetwork();
      },
    });
    await create().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The network did not answer. Nothing was changed.');
    await expect.element(name()).not.toHaveAttribute('aria-invalid', 'true');
  });
});
