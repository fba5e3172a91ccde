import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { ConversationsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { makeBoard, makePins } from './support/content.ts';
import { fillSignUp, sendButton } from './support/forms.ts';
import { barriersInBothThemes, overflowOf } from './support/layout.ts';
import { newestMailLink } from './support/mails.ts';
import type { Person } from './support/people.ts';
import { setStage } from './support/stage.ts';

/** Milliseconds: a page takes its time before it learns what is new. */
const PATIENCE = { timeout: 30_000 };

describe('writing to each other', () => {
  let mei: Person;
  let lena: Person;
  let tomas: Person;
  const stage = setStage({
    prepare: async ({ person }) => {
      [mei, lena, tomas] = await Promise.all([person('mei'), person('lena'), person('tomas')]);
      await mei.call(UserFollowResource.create, { user_id: lena.id });
      await lena.call(UserFollowResource.create, { user_id: mei.id });
    },
  });
  const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Messages' });

  it('begins beside the page, arrives on the other phone by itself, and is told as read', async () => {
    const { page: phone } = await stage.as(lena, { width: 390 });
    await phone.goto(`${stage.url}/messages/`);
    await phone.getByText('No messages yet').waitFor();
    const { page } = await stage.as(mei);
    await page.goto(`${stage.url}/`);
    await page.getByRole('link', { name: 'Messages' }).first().click();
    await panelOf(page).getByRole('button', { name: 'New message' }).first().click();
    await page.getByRole('textbox', { name: 'To' }).fill('lena');
    await panelOf(page)
      .getByRole('button', { name: /Lena Fjeld/u })
      .click();
    await page.getByLabel('Write a message').fill('Found the wall for the flat.');
    await page.keyboard.press('Enter');
    const log = page.getByRole('log', { name: 'Conversation with Lena Fjeld' });
    await log.getByText('Found the wall for the flat.').waitFor();

    await phone.getByRole('link', { name: /Mei Tan/u }).click(PATIENCE);
    await phone.getByRole('log').getByText('Found the wall for the flat.').waitFor();
    await log.getByText(/^Read /u).waitFor(PATIENCE);
    await phone.getByLabel('Message Mei Tan').fill('The rug too');
    await phone.getByRole('button', { name: 'Send' }).click();
    await log.getByText('The rug too').waitFor(PATIENCE);

    await page.getByLabel('Message Lena Fjeld').fill('Who made it?');
    await page.keyboard.press('Enter');
    await phone.getByRole('log').getByText('Who made it?').waitFor(PATIENCE);
    expect(await overflowOf(phone)).toEqual([]);
    expect(await barriersInBothThemes(phone)).toEqual([]);
  });

  it('stays open while one goes on, and closes by Esc', async () => {
    const { page } = await stage.as(mei);
    await page.goto(`${stage.url}/`);
    await page.getByRole('link', { name: 'Messages' }).first().click();
    await panelOf(page)
      .getByRole('link', { name: /Lena Fjeld/u })
      .click();
    await page.getByLabel('Message Lena Fjeld').fill('A draft');
    await page.getByRole('link', { name: 'Explore' }).first().click();
    await page.waitForURL(/\/search\//u);
    expect(await page.getByLabel('Message Lena Fjeld').inputValue()).toBe('A draft');
    expect(await barriersInBothThemes(page, panelOf(page))).toEqual([]);
    await page.getByLabel('Message Lena Fjeld').focus();
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'detached' });
  });

  it('is a request from somebody whom one does not follow, until it is accepted', async () => {
    await tomas.call(ConversationsResource.create, { user_ids: [lena.id], text: 'See https://tiles.example' });
    const { page } = await stage.as(lena);
    await page.goto(`${stage.url}/messages/`);
    await page.getByRole('button', { name: /1 request/u }).click();
    await page.getByRole('link', { name: /Tomás Ibarra/u }).click();
    await page.getByRole('log').getByText('See https://tiles.example').waitFor();
    expect(await page.getByRole('link', { name: 'https://tiles.example' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('log').getByRole('link', { name: 'https://tiles.example' }).waitFor();
    await page.getByLabel('Message Tomás Ibarra').waitFor();
  });

  it('reaches somebody by their address, who makes an account from the mail and finds a request', async () => {
    const address = 'ada.stone+bower@example.org';
    const db = openDatabase({ url: stage.databaseUrl, poolSize: 1 });
    await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', mei.id).execute();
    await db.destroy();
    const { page } = await stage.as(mei);
    await page.goto(`${stage.url}/messages/`);
    await page.getByRole('button', { name: 'New message' }).first().click();
    await page.getByRole('textbox', { name: 'To' }).fill(address);
    await page.keyboard.press('Enter');
    await page.getByLabel('Write a message').fill('The rug is back.');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('The rug is back.').waitFor();

    const { page: phone } = await stage.stranger({ width: 390 });
    const asked: string[] = [];
    phone.on('request', (request) => void asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    await phone.goto(await newestMailLink(stage.databaseUrl, stage.url, address, 'Mei Tan wrote to you'));
    await phone.waitForURL(`${stage.url}/signup/`);
    expect(await phone.getByLabel('Email').inputValue()).toBe(address);
    await fillSignUp(phone, address);
    await sendButton(phone, 'Start collecting').click();
    await phone.waitForURL((url) => url.pathname !== '/signup/');
    expect(asked.filter((line) => line.replace(/#\S*/u, '').includes('ada.stone'))).toEqual([]);

    await phone.goto(await newestMailLink(stage.databaseUrl, stage.url, address, 'Verify your email'));
    await phone.getByRole('button', { name: 'Verify my email' }).click();
    await phone.getByText('Your email is verified. Thank you!').waitFor();
    await expect
      .poll(async () => {
        await phone.goto(`${stage.url}/messages/`);
        await phone.getByRole('button', { name: 'New message' }).first().waitFor();
        return phone.getByRole('button', { name: /1 request/u }).count();
      }, PATIENCE)
      .toBe(1);
    await phone.getByRole('button', { name: /1 request/u }).click();
    await phone.getByRole('link', { name: /Mei Tan/u }).click();
    await phone.getByRole('log').getByText('The rug is back.').waitFor();
  });

  it('sends a pin from its page to somebody, who opens it', async () => {
    const [jug] = await makePins(mei, await makeBoard(mei, 'Tiles'), ['Blue jug']);
    const { page } = await stage.as(mei);
    await page.goto(`${stage.url}/pin/${jug!.id}/`);
    await page.getByRole('button', { name: 'Share' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await dialog.getByRole('button', { name: 'Lena Fjeld' }).click();
    await dialog.getByLabel('Add a line').fill('For the shelf above the boots?');
    expect(await barriersInBothThemes(page, dialog)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send to 1' }).click();
    await page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'See it' }).waitFor();
    const { page: phone } = await stage.as(lena, { width: 390 });
    await phone.goto(`${stage.url}/messages/`);
    await phone.getByRole('link', { name: /Mei Tan/u }).click();
    await phone.getByRole('log').getByText('For the shelf above the boots?').waitFor();
    await phone
      .getByRole('log')
      .getByRole('link', { name: /Blue jug/u })
      .click();
    await phone.waitForURL(`${stage.url}/pin/${jug!.id}/`);
  });
});
