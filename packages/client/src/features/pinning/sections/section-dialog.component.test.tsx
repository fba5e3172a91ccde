import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { SectionDialog } from './section-dialog.tsx';

const name = () => page.getByLabelText('Name');
const create = () => page.getByRole('button', { name: 'Create section' });

async function open(answer?: MountOptions['answer']) {
  const onClose = vi.fn();
  const { sent } = await mount(<SectionDialog boardId="7" onDone={() => {}} onClose={onClose} />, { answer });
  return { sent, onClose };
}

describe('the dialog of a new section', () => {
  it('says how much of a name is too much', async () => {
    const { sent } = await open();
    await name().fill('x'.repeat(182));
    await expect.element(page.getByText('2 characters too many: 180 at most.')).toBeVisible();
    await create().click();
    expect(sent).toEqual([]);
  });

  it('makes one section of a double click', async () => {
    const { promise: reply, resolve: answer } = Promise.withResolvers<object>();
    const { sent, onClose } = await open(() => reply);
    await name().fill('Spiral');
    await userEvent.dblClick(create());
    answer({ type: 'section', id: '8', title: 'Spiral' });
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([{ name: 'BoardSectionResource.create', input: { board_id: '7', title: 'Spiral' } }]);
  });

  it('has the cursor in the name when it is refused, and keeps what was typed', async () => {
    const { onClose } = await open(() => {
      throw refusal('section_name_taken', { fields: [{ field: 'title', rule: 'taken' }] });
    });
    await name().fill('Spiral');
    await create().click();
    await expect.element(page.getByText('This board already has a section with this name.')).toBeVisible();
    await expect.element(name()).toHaveFocus();
    await expect.element(name()).toHaveValue('Spiral');
    await expect.element(name()).toHaveAttribute('aria-invalid', 'true');
    expect(onClose).not.toHaveBeenCalled();
  });
});
