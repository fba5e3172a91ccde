import { CookieConsentResource } from '@bowerbird/contract/identity/cookie-consent/calls.ts';
import { encodeCall } from '@bowerbird/contract/protocol/call-endpoint.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from '../support/content.ts';
import { barriersInBothThemes, overflowOf, settle, shiftsOf, watchShifts } from '../support/layout.ts';
import { setStage } from '../support/stage.ts';

describe('the question for cookies', () => {
  const stage = setStage({
    env: { COOKIE_BANNER: 'on' },
    prepare: async ({ person }) => {
      const ines = await person('ines');
      await makePins(ines, await makeBoard(ines, 'Tiles'), ['Jug', 'Star tile', 'Doorway', 'Lamp']);
    },
  });
  const question = (page: Page) => page.getByRole('complementary', { name: 'Cookies' });
  const consentOf = (page: Page) =>
    page.evaluate(
      async (path) => ((await (await fetch(path)).json()) as { resource_response: { data: object } }).resource_response.data,
      encodeCall(CookieConsentResource.get.place, {}).url,
    );

  it.each([390, 1280])('moves and hides nothing, fits, and is reached before the page, %s px wide', async (width) => {
    const { page } = await stage.stranger({ width });
    await watchShifts(page);
    await page.goto(`${stage.url}/search/pins/?q=tile`);
    await question(page).waitFor();
    await settle(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersInBothThemes(page, question(page))).toEqual([]);
    // The skip link, then the question.
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
    expect(await question(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    // At its end the page leaves room for it.
    const room = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom));
    await expect.poll(async () => (await room()) >= (await question(page).boundingBox())!.height - 1).toBe(true);
  });

  it('is answered with one press, and is not asked again, with or without an account', async () => {
    const { page } = await stage.stranger();
    await page.goto(stage.url);
    await question(page).getByRole('button', { name: 'Reject all' }).click();
    await question(page).waitFor({ state: 'detached' });
    await expect.poll(() => consentOf(page)).toMatchObject({ allow_analytic_cookies: false, is_chosen: true });
    await page.goto(stage.url);
    expect(await question(page).count()).toBe(0);

    const tab = await stage.as(await stage.person('ines'));
    await tab.page.goto(stage.url);
    expect(await question(tab.page).count()).toBe(0);
  });

  it('is answered kind by kind, with the keyboard alone', async () => {
    const { page } = await stage.stranger({ width: 390 });
    await page.goto(stage.url);
    await question(page).getByRole('button', { name: 'Choose' }).focus();
    await page.keyboard.press('Enter');
    const analytics = question(page).getByRole('switch', { name: 'Analytics' });
    await analytics.focus();
    await page.keyboard.press('Space');
    await expect
      .poll(() => consentOf(page))
      .toMatchObject({ allow_analytic_cookies: true, allow_marketing_cookies: false, is_chosen: true });
    expect(await overflowOf(page)).toEqual([]);
    await question(page).getByRole('button', { name: 'Done' }).press('Enter');
    await question(page).waitFor({ state: 'detached' });
  });

  it('stays when the answer cannot be kept', async () => {
    const tab = await stage.stranger();
    tab.expect(/ERR_FAILED|status of 500/);
    const { page } = tab;
    const choice = '**/resource/CookieConsentResource/update/';
    await page.goto(stage.url);
    await page.route(choice, (route) => route.fulfill({ status: 500, json: {} }));
    await question(page).getByRole('button', { name: 'Allow all' }).click();
    await page.getByText('Your choice was not kept. Try again.').waitFor();
    await page.route(choice, (route) => route.abort());
    await question(page).getByRole('button', { name: 'Allow all' }).click();
    await page.getByText('The network did not answer. Nothing was changed.').waitFor();
    await question(page).getByRole('button', { name: 'Allow all' }).waitFor();
  });
});

describe('an instance that does not ask', () => {
  const stage = setStage();
  it('has no question', async () => {
    const { page } = await stage.stranger();
    await page.goto(stage.url);
    expect(await page.getByRole('complementary').count()).toBe(0);
  });
});
