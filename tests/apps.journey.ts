import { createServer, type Server } from 'node:http';
import { DeveloperAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import * as oauth from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLogIn } from './support/forms.ts';
import { barriersInBothThemes } from './support/layout.ts';
import { findPort } from './support/port.ts';
import { setStage } from './support/stage.ts';

// The protocol names its own address, so that the port has to be known before.
const port = await findPort();

describe('a third-party app', () => {
  const stage = setStage({ env: { PORT: String(port) } });
  let app: Server;
  let returnAddress: string;
  beforeAll(async () => {
    app = createServer((_request, response) => response.end('<!doctype html><title>The app</title><h1>Back in the app</h1>'));
    await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
    returnAddress = `http://127.0.0.1:${(app.address() as { port: number }).port}/back`;
  });
  afterAll(() => void app.close());

  it('is made, let in after logging in, listed and put out again, also where the password is changed', async () => {
    const mei = await stage.person('mei');
    const { page: makerPage } = await stage.as(mei, { width: 390 });
    await makerPage.goto(`${stage.url}/settings/apps/`);
    await makerPage.getByRole('button', { name: 'Make an app' }).click();
    await makerPage.getByRole('button', { name: 'Make it' }).click();
    await makerPage.getByText('Each line is a whole https address').waitFor();
    await makerPage.getByLabel('Name', { exact: true }).fill('x'.repeat(51));
    await makerPage.getByRole('alert').filter({ hasText: '1 character too many: 50 at most.' }).waitFor();
    await makerPage.getByLabel('Name', { exact: true }).fill('Frames');
    await makerPage.getByLabel('Return addresses').fill(returnAddress);
    await makerPage.getByRole('button', { name: 'Make it' }).click();
    const clientId = await makerPage.getByRole('dialog').locator('code').first().innerText();
    await makerPage.getByRole('button', { name: 'I have kept it' }).click();
    expect(await barriersInBothThemes(makerPage)).toEqual([]);

    const noor = await stage.person('noor');
    const { page } = await stage.stranger();
    await page.goto(await authorisation(clientId));
    await fillLogIn(page, noor.username);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('heading', { name: 'Let “Frames” in?' }).waitFor();
    await page.getByText('See your boards', { exact: true }).waitFor();
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.getByRole('heading', { name: 'Back in the app' }).waitFor();
    expect(new URL(page.url()).searchParams.get('code')).toBeTruthy();

    await page.goto(`${stage.url}/settings/apps/`);
    await page.getByRole('button', { name: 'Put “Frames” out' }).click();
    await page.getByText('You have let no app in.').waitFor();

    await page.goto(await authorisation(clientId));
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.getByRole('heading', { name: 'Back in the app' }).waitFor();
    await page.goto(`${stage.url}/settings/edit/password/`);
    const kept = page.getByRole('group', { name: 'Apps stay let in' });
    await kept.getByText('One app can go on doing things in your name after the change: Frames.').waitFor();
    expect(await barriersInBothThemes(page)).toEqual([]);
    await kept.getByRole('button', { name: 'Put it out' }).click();
    await kept.waitFor({ state: 'detached' });
  });

  it('hears a no, and leaves a person alone whose answer was given already', async () => {
    const lena = await stage.person('lena');
    const { client_id: clientId } = await lena.call(DeveloperAppsResource.create, { app_name: 'Prints', redirect_uris: [returnAddress] });
    const tab = await stage.as(lena);
    tab.expect(/status of 404/);
    const { page } = tab;
    await page.goto(await authorisation(clientId));
    const question = page.url();
    await page.getByRole('button', { name: 'Don’t allow' }).click();
    await page.getByRole('heading', { name: 'Back in the app' }).waitFor();
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
    await page.goto(question);
    await page.getByRole('heading', { name: 'This does not go on' }).waitFor();
  });

  async function authorisation(clientId: string): Promise<string> {
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: returnAddress,
      scope: 'boards:read',
      state: oauth.randomState(),
      code_challenge: await oauth.calculatePKCECodeChallenge(oauth.randomPKCECodeVerifier()),
      code_challenge_method: 'S256',
    });
    return `${stage.url}/oauth/auth?${query}`;
  }
});
