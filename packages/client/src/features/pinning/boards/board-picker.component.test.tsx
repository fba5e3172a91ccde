import { useRef } from 'react';
import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { BoardPicker, type BoardPickerProps } from './board-picker.tsx';

function Picker({ onPick }: Pick<BoardPickerProps, 'onPick'>) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={trigger} type="button">
        Board
      </button>
      <BoardPicker trigger={trigger} onPick={onPick} onClose={() => {}} />
    </>
  );
}

describe('the choice of a board', () => {
  it('is the new one without a section, once it is made', async () => {
    const board = { type: 'board', id: '9', name: 'Knots', url: '/ines/knots/' };
    const onPick = vi.fn();
    await mount(<Picker onPick={onPick} />, { answer: ({ name }) => (name === 'BoardResource.create' ? board : []) });
    await page.getByRole('button', { name: 'New board' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Knots');
    await page.getByRole('button', { name: 'Create board' }).last().click();
    await vi.waitFor(() => expect(onPick).toHaveBeenCalledOnce());
    expect(onPick.mock.calls[0]![1]).toBeUndefined();
  });
});
