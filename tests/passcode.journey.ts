import { describe, expect, it } from 'vitest';
import { setPasscodeScene } from './scenes/passcode.scene.ts';
import { barriersInBothThemes } from './support/layout.ts';

describe('a parental passcode', () => {
  const { stage, youngPerson, setPasscode } = setPasscodeScene();

  it('stands before a switch of the settings: a wrong one is said, closing it changes nothing, the right one lets on', async () => {
    const tab = await stage.as(await youngPerson('sam'), { width: 1280 });
    tab.expect(/status of 403/);
    const { page } = tab;
    await setPasscode(page, '4821');
    await page.goto(`${stage.url}/settings/privacy/`, { waitUntil: 'load' });
    const privateProfile = page.getByRole('switch').first();
    const before = await privateProfile.isChecked();
    await privateProfile.click({ force: true });
    const dialog = page.getByRole('dialog', { name: 'Parental passcode required' });
    await dialog.getByText('Enter your 4-digit passcode to change this setting. Forgot it? Visit our help center.').waitFor();
    expect(await barriersInBothThemes(page, dialog)).toEqual([]);
    const field = dialog.getByLabel('Enter a 4-digit code');
    expect(await field.getAttribute('placeholder')).toBe('XXXX');
    const enter = dialog.getByRole('button', { name: 'Enter' });
    expect(await enter.isDisabled()).toBe(true);
    await field.fill(' 00 0099');
    expect(await field.inputValue()).toBe('0000');
    await enter.click();
    await dialog.getByText('This passcode is not right.').waitFor();
    expect([await field.inputValue(), await enter.isDisabled()]).toEqual(['', true]);

    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await privateProfile.isChecked()).toBe(before);
    await privateProfile.click({ force: true });
    await field.fill('4821');
    await enter.click();
    await dialog.waitFor({ state: 'detached' });
    expect(await privateProfile.isChecked()).toBe(!before);
    await page.reload({ waitUntil: 'load' });
    expect(await privateProfile.isChecked()).toBe(!before);
  });
});
