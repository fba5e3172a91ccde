import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { brokenNetwork, mount, refusal, type MountOptions } from '../../testing/mount.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { FormFailure } from './form-failure.tsx';
import { useForm } from './use-form.ts';

function NestForm({ onDone }: { onDone: () => void }) {
  const { form, errorOf, failure, busy } = useForm({
    endpoint: BoardResource.create,
    fields: ['name', 'description'],
    read: (typed) =>
      typed.text('name') === ''
        ? { wrong: { name: { id: 'boards.nameNeeded' } } }
        : { input: { name: typed.text('name'), description: typed.text('description') } },
    wordsFor: ({ field }) => ({ id: field === 'name' ? 'boards.nameTaken' : 'app.fieldRefused' }),
    onDone,
  });
  return (
    <form {...form} aria-label="Nest">
      <TextField label="Name" name="name" error={errorOf('name')} />
      <TextField label="Description" name="description" error={errorOf('description')} />
      <FormFailure words={failure} />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
}

const field = (label: string) => page.getByLabelText(label);
const send = () => page.getByRole('button', { name: 'Send' });

async function open(answer: MountOptions['answer']) {
  const onDone = vi.fn();
  const { sent, keys } = await mount(<NestForm onDone={onDone} />, { answer });
  return { sent, keys, onDone };
}

describe('a form', () => {
  it('says what is missing beside the field, has the cursor there, and sends nothing', async () => {
    const { sent } = await open(() => ({}));
    await send().click();
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  });

  it('says what the server refused, at the first of the fields, until it is typed anew', async () => {
    const fields = ['description', 'name'].map((name) => ({ field: name, rule: 'taken' }));
    await open(() => {
      throw refusal('bad_input', { fields });
    });
    await field('Name').fill('Tiles');
    await send().click();
    await expect.element(page.getByText('You already have a board with this name.')).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
    await field('Name').fill('Tiles of Lisbon');
    await expect.element(field('Name')).not.toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Description')).toHaveAttribute('aria-invalid', 'true');
  });

  it('is sent once however quickly it is pressed', async () => {
    let answer: (value: object) => void = () => {};
    const { sent, onDone } = await open(() => new Promise<object>((resolve) => (answer = resolve)));
    await field('Name').fill('Tiles');
    document.querySelector('form')!.requestSubmit();
    document.querySelector('form')!.requestSubmit();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    answer({ type: 'board', id: '1' });
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent).toHaveLength(1);
  });

  it('repeats the same act after a reply that never came, and a new one after a refusal', async () => {
    const answers = [brokenNetwork(), refusal('transient'), null];
    const { sent, keys, onDone } = await open(() => {
      const next = answers.shift();
      if (next) throw next;
      return { type: 'board', id: '1' };
    });
    await field('Name').fill('Tiles');
    for (const tries of [1, 2, 3]) {
      await send().click();
      await vi.waitFor(() => expect(sent).toHaveLength(tries));
      await expect.element(send()).toBeEnabled();
    }
    const [first, second, third] = keys;
    expect(second).toBe(first);
    expect(third).not.toBe(second);
    expect(onDone).toHaveBeenCalledOnce();
  });
});
