import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from '../support/content.ts';
import { fillLogIn, fillSignUp, sendButton } from '../support/forms.ts';
import { setStage } from '../support/stage.ts';

describe('who comes in', () => {
  const stage = setStage();

  const landings = async () => {
    const text = await (await fetch(`${stage.url}/metrics`)).text();
    return text.split('\n').filter((line) => line.startsWith('landings_total'));
  };
  const isOf = (path: string) => (request: Request) => new URL(request.url()).pathname === path;

  it('tells once what led them here, and by what their device is known again', async () => {
    const ines = await stage.person('ines');
    const [jug] = await makePins(ines, await makeBoard(ines, 'Tiles'), ['Jug']);
    const { page } = await stage.stranger();
    const told: string[] = [];
    page.on('request', (request) => request.url().includes('/v3/') && told.push(new URL(request.url()).pathname));
    await page.goto(`${stage.url}/pin/${jug!.id}/?invite_code=abc`);
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await page.waitForURL(/\/login\//);
    const arrival = page.waitForRequest(isOf('/v3/orientation/user_landing_signals/'));
    const device = page.waitForRequest(isOf('/v3/spam/fingerprints/'));
    await fillLogIn(page, ines.username);
    await sendButton(page, 'Log in').click();

    const signals = new URLSearchParams((await arrival).postData() ?? '');
    expect(signals.get('is_register')).toBe('false');
    expect((JSON.parse(signals.get('unauth_visited_pages')!) as { path: string }[]).map(({ path }) => path)).toEqual([
      `/pin/${jug!.id}/`,
      '/login/',
    ]);
    expect(JSON.parse(signals.get('invite_redemption')!)).toMatchObject({ inviteCode: 'abc' });
    expect(signals.get('paid_landing')).toBeNull();
    expect(new URLSearchParams((await device).postData() ?? '').get('fingerprint')).toMatch(/^[0-9a-f]{64}$/);
    await expect.poll(landings).toEqual(['landings_total{page="pin",act="log_in",by="invitation"} 1']);
    expect((await (await device).response())?.status()).toBe(200);

    // On the next page there is nothing to tell any more.
    told.length = 0;
    await page.goto(stage.url);
    // The last parts of a page come once it has told what it has to tell.
    await page.getByRole('status').waitFor({ state: 'attached' });
    expect(told).toEqual([]);
  });

  it('is counted by the page that made them sign up', async () => {
    const ines = await stage.person('ines');
    const [jug] = await makePins(ines, await makeBoard(ines, 'Jugs'), ['Blue jug']);
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/about/`);
    await page.waitForFunction(() => sessionStorage.getItem('landing') !== null);
    await page.goto(`${stage.url}/pin/${jug!.id}/?utm_medium=cpc&utm_campaign=spring`);
    await page.getByRole('link', { name: 'Sign up' }).first().click();
    await page.waitForURL(/\/signup\//);
    const arrival = page.waitForRequest(isOf('/v3/orientation/user_landing_signals/'));
    await fillSignUp(page, 'noor.jugs@example.org');
    await sendButton(page, 'Start collecting').click();

    // The tab's first page was another one: its kind counts, and nobody paid for that visit.
    const signals = new URLSearchParams((await arrival).postData() ?? '');
    expect((JSON.parse(signals.get('unauth_visited_pages')!) as { pageType: string }[]).map(({ pageType }) => pageType)).toEqual([
      'about',
      'pin',
      'signup',
    ]);
    expect(signals.get('paid_landing')).toBeNull();
    const metrics = await (await fetch(`${stage.url}/metrics`)).text();
    expect(metrics.split('\n')).toContain('sign_ups_total{from="pin"} 1');
  });

  it('is not put out when neither can be told', async () => {
    const tab = await stage.stranger();
    tab.expect(/ERR_FAILED/);
    const { page } = tab;
    const lost: string[] = [];
    await page.route(/\/v3\/(orientation|spam)\//, async (route) => {
      lost.push(new URL(route.request().url()).pathname);
      await route.abort();
    });
    await page.goto(`${stage.url}/login/`);
    await fillLogIn(page, (await stage.person('ines')).username);
    await sendButton(page, 'Log in').click();
    await page.getByRole('button', { name: 'Your account' }).first().waitFor();
    await expect.poll(() => lost.toSorted()).toEqual(['/v3/orientation/user_landing_signals/', '/v3/spam/fingerprints/']);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Something went wrong' }).count()).toBe(0);
  });
});
