import { describe, expect, it } from 'vitest';
import { setStage } from '../support/stage.ts';

const PATH = '/settings/notifications/';

describe('pushes', () => {
  const stage = setStage();

  it('cannot be turned on where the browser forbids it, and says what helps', async () => {
    const ines = await stage.person('ines');
    const { page } = await stage.as(ines);
    await page.addInitScript('Object.defineProperty(Notification, "permission", { get: () => "denied" })');
    await page.goto(stage.url + PATH);
    await page.getByText('Your browser does not let this site notify you.').waitFor();
    expect(await page.getByRole('region', { name: 'Devices' }).getByRole('button').count()).toBe(0);
  });

  it('are chosen by kind, and the choice stays', async () => {
    const ines = await stage.person('ines');
    const { page } = await stage.as(ines);
    await page.goto(`${stage.url}/news/`);
    await page.getByRole('link', { name: 'Notification settings' }).click();
    await page.waitForURL(stage.url + PATH);
    const saves = page.getByRole('group', { name: 'Saves of your pins' });
    const kept = page.waitForResponse((response) => response.url().includes('/v3/settings/push/') && response.request().method() === 'PUT');
    await saves.getByRole('checkbox', { name: 'Push' }).click();
    expect((await kept).status()).toBe(200);
    await page.reload();
    expect(await saves.getByRole('checkbox', { name: 'Push' }).isChecked()).toBe(true);
    expect(await saves.getByRole('checkbox', { name: 'Here' }).isChecked()).toBe(true);
  });
});
