import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { ChooseFile } from './choose-file.tsx';

describe('a folder of pictures', () => {
  it('shows how many of its pictures are put together, and lets somebody stop it', async () => {
    const { promise: read, resolve } = Promise.withResolvers<ArrayBuffer>();
    const slow = new File(['b'], 'b.png', { type: 'image/png' });
    vi.spyOn(slow, 'arrayBuffer').mockReturnValue(read);
    const onChosen = vi.fn();
    const { sent } = await mount(<ChooseFile onChosen={onChosen} />);
    const input = document.querySelectorAll<HTMLInputElement>('input[type=file]')[0]!;
    const given = [new File(['a'], 'a.png', { type: 'image/png' }), slow];
    Object.defineProperty(input, 'files', { value: given, configurable: true });
    Object.defineProperty(input, 'value', { value: '', writable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
    const bar = page.getByRole('progressbar', { name: 'Putting the pictures together' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '1');
    await expect.element(bar).toHaveAttribute('aria-valuemax', '2');
    await page.getByRole('button', { name: 'Stop' }).click();
    // The file that is read meanwhile holds nothing up.
    await expect.element(page.getByText('Choose file', { exact: true })).toBeVisible();
    resolve(new ArrayBuffer(1));
    await new Promise(requestAnimationFrame);
    await expect.element(page.getByText('Choose file', { exact: true })).toBeVisible();
    expect([sent, onChosen.mock.calls, page.getByRole('alert').elements()]).toEqual([[], [], []]);
  });
});
