import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { barriersInBothThemes, overflowOf } from './support/layout.ts';
import { setStage } from './support/stage.ts';

const PATH = '/settings/notifications/';

/** A push service that this browser has none of: it gives a subscription as browsers do. */
const PUSH_SERVICE = `{
  const json = { endpoint: 'https://push.example/ines', keys: { p256dh: '${samplePoint()}', auth: '${'A'.repeat(22)}' } };
  let made = null;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) =>
    (made = { endpoint: json.endpoint, options: { applicationServerKey: applicationServerKey.buffer }, toJSON: () => json, unsubscribe: async () => { made = null; return true; } });
  PushManager.prototype.getSubscription = async () => made;
}`;

describe('pushes', () => {
  const stage = setStage();

  it('ring on a device once its person pressed for it, say what happened, and lead there', async () => {
    const ines = await stage.person('ines');
    const { page } = await stage.as(ines, { width: 390 });
    await page.addInitScript(PUSH_SERVICE);
    await page.context().grantPermissions(['notifications'], { origin: stage.url });
    await page.goto(stage.url + PATH);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersInBothThemes(page)).toEqual([]);
    const devices = page.getByRole('region', { name: 'Devices' });
    await devices.getByRole('button', { name: 'Turn on' }).click();
    await devices.getByText('This device rings when there is something new.').waitFor();

    const push = await openPushes(page);
    const follow = { title: 'Bowerbird', url: '/news/', tag: 'n1', lang: 'en', dir: 'ltr' };
    await pushUntilShown(page, () => push({ ...follow, body: 'Mei Tan follows you' }), 'Mei Tan follows you');
    await pushUntilShown(page, () => push({ ...follow, body: 'Mei Tan and 1 other follow you' }), 'Mei Tan and 1 other follow you');
    const [worker] = page.context().serviceWorkers();
    await worker!.evaluate(async () => {
      const self = globalThis as unknown as { registration: ServiceWorkerRegistration; dispatchEvent: (event: Event) => void };
      const [notification] = await self.registration.getNotifications();
      const Click = (globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event }).NotificationEvent;
      self.dispatchEvent(new Click('notificationclick', { notification }));
    });
    await page.waitForURL(`${stage.url}/news/`);
    await expect.poll(() => shownBy(page)).toEqual([]);

    await page.goto(stage.url + PATH);
    await devices.getByRole('button', { name: 'Turn off' }).click();
    await devices.getByRole('button', { name: 'Turn on' }).waitFor();
  });
});

/** Hands pushes to the page's worker, as the push service of the browser would. */
async function openPushes(page: Page): Promise<(payload: object) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  return (payload) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) });
}

/** Pushes until it alone is shown. A busy browser drops a push that comes while it puts up or takes away another of the same tag. */
async function pushUntilShown(page: Page, push: () => Promise<unknown>, body: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await push();
        return await shownBy(page);
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toEqual([body]);
}

const shownBy = (page: Page) =>
  page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ body }) => body));

/** The generator of the curve: a public key like that of any browser. */
function samplePoint(): string {
  const x = '6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296';
  const y = '4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5';
  return Buffer.from(`04${x}${y}`, 'hex').toString('base64url');
}
