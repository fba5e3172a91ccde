import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { AddressForm } from './address-form.tsx';

describe('the address of what is to be saved', () => {
  it('is asked for until it is one, with the cursor in the field', async () => {
    const onAddress = vi.fn();
    await mount(<AddressForm onAddress={onAddress} hidden={false} />);
    const field = page.getByRole('textbox');
    await field.fill('nowhere');
    await page.getByRole('button').click();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveFocus();
    await field.fill('fjell.example/lamp');
    await page.getByRole('button').click();
    await vi.waitFor(() => expect(onAddress).toHaveBeenCalledWith('https://fjell.example/lamp'));
  });
});
