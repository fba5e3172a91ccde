import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { brokenNetwork, mount, refusal, type MountOptions } from '../../testing/mount.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { FormFailure } from './form-failure.tsx';
import type { Typed } from './typed.ts';
import { FormStop, useForm, type FormOptions } from './use-form.ts';

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

  it('says in words why it failed, on a page that names no words of forms', async () => {
    const answer = () => {
      throw refusal('not_found');
    };
    await mount(<NestForm onDone={() => undefined} />, { answer, areas: [] });
    document.querySelector<HTMLInputElement>('input[name="name"]')!.value = 'Tiles';
    document.querySelector('form')!.requestSubmit();
    await expect.element(page.getByText('That did not work. Try again in a moment.')).toBeVisible();
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

type CodeOptions = Partial<Omit<FormOptions<'code', string, void>, 'endpoint' | 'send'>> & {
  readonly send: (code: string) => Promise<void>;
};

/** A form with an act of its own and two ways to send it. */
function CodeForm(options: CodeOptions) {
  const { form, errorOf, failure, busy, resend } = useForm<'code', string, void>({
    fields: ['code'],
    read: (typed) => ({ input: `${typed.raw('way')} ${typed.text('code')}` }),
    ...options,
  });
  return (
    <form {...form} aria-label="Code">
      <TextField label="Code" name="code" error={errorOf('code')} />
      <FormFailure words={failure} />
      <Button type="submit" name="way" value="first" busy={busy}>
        Send
      </Button>
      <Button type="submit" name="way" value="second">
        Send otherwise
      </Button>
      <Button onClick={() => void resend('confirmed')}>Confirm</Button>
      <button type="reset">Reset</button>
    </form>
  );
}

describe('a form with an act of its own', () => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  it('says beside the field what is to blame, has the cursor there, and forgets it on a reset', async () => {
    const send = vi.fn(async () => Promise.reject(refusal('wrong_second_factor')));
    await mount(<CodeForm send={send} blame={() => ({ code: { id: 'boards.nameTaken' } })} />);
    await press('Send');
    await expect.element(page.getByText('You already have a board with this name.')).toBeVisible();
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    await press('Reset');
    await expect.element(page.getByRole('textbox')).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('knows by which button it was sent, and sends again what was confirmed', async () => {
    const send = vi.fn(async () => {});
    await mount(<CodeForm send={send} />);
    await page.getByRole('textbox').fill('42');
    await press('Send');
    await press('Send otherwise');
    await press('Confirm');
    await vi.waitFor(() => expect(send.mock.calls.map(([input]: unknown[]) => input)).toEqual(['first 42', 'second 42', 'confirmed']));
  });

  it('says nothing of a failure that the page takes over, and the words of an act that stopped', async () => {
    const answers = [refusal('more_proof_needed'), new FormStop({ id: 'boards.nameTaken' })];
    const takeOver = vi.fn((error: { record: unknown }) => error.record !== null);
    await mount(<CodeForm send={async () => Promise.reject(answers.shift()!)} takeOver={takeOver} />);
    await press('Send');
    await vi.waitFor(() => expect(takeOver).toHaveBeenCalledOnce());
    expect(page.getByRole('alert').elements()).toEqual([]);
    await press('Send');
    await expect.element(page.getByRole('alert')).toHaveTextContent('You already have a board with this name.');
  });

  it('says while somebody types that it is too long, and is not sent so', async () => {
    const send = vi.fn(async () => {});
    const live = (typed: Typed) => (typed.text('code').length > 3 ? { code: { id: 'boards.nameTaken' } as const } : {});
    await mount(<CodeForm send={send} live={live} />);
    const words = page.getByText('You already have a board with this name.');
    await page.getByRole('textbox').fill('1234');
    await expect.element(words).toBeVisible();
    await press('Send');
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
    await page.getByRole('textbox').fill('123');
    await expect.element(words).not.toBeInTheDocument();
    await press('Send');
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  });

  it('says that the network is broken when its rules cannot be fetched', async () => {
    const send = vi.fn(async () => {});
    await mount(<CodeForm send={send} read={async () => Promise.reject(new TypeError('no chunk'))} />);
    await press('Send');
    await expect.element(page.getByRole('alert')).toHaveTextContent('The network did not answer. Nothing was changed.');
    expect(send).not.toHaveBeenCalled();
  });
});
