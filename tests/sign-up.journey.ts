import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillSignUp, sendButton } from './support/forms.ts';
import { barriersInBothThemes } from './support/layout.ts';
import { setStage } from './support/stage.ts';

describe('signing up', () => {
  const stage = setStage();

  const submit = (page: Page) => sendButton(page, 'Start collecting').click();
  const isIn = (page: Page) => page.getByRole('button', { name: 'Your account' }).first().waitFor();

  it('for a business: under its name, with what was typed kept on the way', async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/signup/?next=%2Fabout%2F`);
    await fillSignUp(page, 'hello.tiles@example.org');
    await page.getByRole('link', { name: 'Create a business account' }).click();
    await page.getByRole('heading', { name: 'Bring your business here' }).waitFor();
    expect(page.url()).toBe(`${stage.url}/signup/?next=%2Fabout%2F&business=1`);
    expect(await page.getByLabel('Email').inputValue()).toBe('hello.tiles@example.org');
    await submit(page);
    await page.getByRole('alert').filter({ hasText: 'Enter the name of your business.' }).waitFor();
    const name = page.getByLabel('Business name');
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await barriersInBothThemes(page)).toEqual([]);
    await name.fill('x'.repeat(61));
    await submit(page);
    await page.getByRole('alert').filter({ hasText: 'Use at most 60 characters.' }).waitFor();
    expect((await name.inputValue()).length).toBe(61);
    await name.fill('Blue Tile Shop');
    await submit(page);
    await page.waitForURL(`${stage.url}/about/`);
    await isIn(page);
    // A business has told its name already.
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goto(`${stage.url}/bluetileshop/`);
    await page.getByRole('heading', { name: 'Blue Tile Shop', level: 1 }).waitFor();
    const me = await page.evaluate(async () => (await fetch('/v3/users/me/')).json() as Promise<{ data: { is_partner: boolean } }>);
    expect(me.data.is_partner).toBe(true);
  });

  it('with a username of one’s own, which is checked while it is typed', async () => {
    const ines = await stage.person('ines');
    const { page } = await stage.stranger({ width: 390 });
    await page.goto(`${stage.url}/signup/`);
    await fillSignUp(page, 'tomas.ibarra@example.org');
    await page.getByRole('button', { name: 'Choose your own username' }).click();
    const username = page.getByRole('textbox', { name: 'Username', exact: true });
    expect(await username.inputValue()).toBe('tomasibarra');
    await page.getByText('This username is free.').waitFor();
    await username.fill('to');
    await page.getByText('Use at least 3 characters.').waitFor();
    await username.fill(ines.username);
    await page.getByText('This username is taken.').waitFor();
    const free = page.getByRole('group', { name: 'Free usernames' }).getByRole('button');
    expect(await free.count()).toBe(3);
    expect(await barriersInBothThemes(page)).toEqual([]);
    const chosen = (await free.first().textContent())!;
    await free.first().click();
    expect(await username.inputValue()).toBe(chosen);
    await page.getByText('This username is free.').waitFor();
    await submit(page);
    await isIn(page);
    expect(await ines.call(UserResource.get, { username: chosen })).toMatchObject({ username: chosen });
  });

  it('says when the username went to somebody else meanwhile, and keeps what was typed', async () => {
    const tab = await stage.stranger();
    tab.expect(/status of 409/);
    const { page } = tab;
    await page.goto(`${stage.url}/signup/`);
    await fillSignUp(page, 'mei.other@example.org');
    await page.getByRole('button', { name: 'Choose your own username' }).click();
    const username = page.getByRole('textbox', { name: 'Username', exact: true });
    await username.fill('meitan');
    await page.getByText('This username is free.').waitFor();
    await stage.person('mei');
    await submit(page);
    await page.getByRole('alert').filter({ hasText: 'This username is taken.' }).waitFor();
    expect(await username.inputValue()).toBe('meitan');
    expect(await page.getByLabel('Email').inputValue()).toBe('mei.other@example.org');
    // Who leaves it empty gets one made.
    await username.fill('');
    await submit(page);
    await isIn(page);
  });
});
