import { PinResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { KeptCopyResource } from '@bowerbird/contract/pinning/kept-copies/calls.ts';
import { ConnectedAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBoard, makePins } from '../support/content.ts';
import { openExtendedBrowser, type ExtendedBrowser } from '../support/extension.ts';
import { openForeignSite, type ForeignSite } from '../support/foreign-site.ts';
import type { Person } from '../support/people.ts';
import { findPort } from '../support/port.ts';
import { setStage } from '../support/stage.ts';
import { layLine, type SwitchableLine } from '../support/switchable-line.ts';

const ROOM =
  '<title>Small rooms</title><meta property="og:title" content="A sofa the colour of rust">' +
  '<h1>A sofa the colour of rust</h1><img src="/sofa.jpg" alt="A rust sofa" width="640" height="480">' +
  '<img src="/chair.jpg" alt="A chair" data-pin-description="A chair for thinking"><img src="/icon.jpg" alt="Icon" id="small">';
const PAGES = {
  '/harbour-street': ROOM,
  '/again': `<title>Another room</title>${ROOM}`,
  '/offline': `<title>A third room</title>${ROOM}`,
  '/lost': `<title>A fourth room</title>${ROOM}`,
  '/read': `<title>How rust is dyed</title><article>${'<p>The dye is stirred at dawn, and the cloth hangs in the yard until it is dry.</p>'.repeat(9)}
    <img src="/sofa.jpg" alt="A dyed sofa" width="640" height="480"></article>`,
  '/kept-out':
    '<title>Ours</title><meta name="pinterest" content="nopin" description="Our rooms stay ours."><img src="/sofa.jpg" alt="A sofa">',
  '/one-kept-out': '<title>One</title><img src="/sofa.jpg" alt="A sofa" data-pin-nopin><img src="/chair.jpg" alt="A chair">',
};
/** The extension's button over pictures. */
const BUTTON = 'html > div[data-shown]';

// The line stands where people see the instance.
const port = await findPort();
const address = `http://localhost:${port}`;

describe('the browser extension', () => {
  let ines: Person;
  let site: ForeignSite;
  let line: SwitchableLine;
  let browser: ExtendedBrowser;
  const stage = setStage({
    env: { PUBLIC_URL: address },
    prepare: async ({ url, person }) => {
      line = await layLine(port, () => Number(new URL(url).port));
      ines = await person('ines');
      for (const name of ['One', 'Two', 'Three', 'Four', 'Blue rooms', 'Tiles']) await makePins(ines, await makeBoard(ines, name), ['A']);
    },
  });
  beforeAll(async () => {
    // Whoever may change the page may not keep the extension out: it has a policy that allows nothing from elsewhere.
    site = await openForeignSite(PAGES, { 'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'none'" });
    browser = await openExtendedBrowser();
    await ines.enter(browser.context);
    await letIn();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    await line?.close();
    void stage;
  });

  async function letIn(): Promise<void> {
    const popUp = await browser.popUp();
    await popUp.getByRole('heading', { name: 'Where is your Bowerbird?' }).waitFor();
    await popUp.getByLabel('Address').fill('nothing here');
    await popUp.getByRole('button', { name: 'Go on' }).click();
    await popUp.getByText('This is no web address').waitFor();
    await popUp.getByLabel('Address').fill(site.url);
    await popUp.getByRole('button', { name: 'Go on' }).click();
    await popUp.getByText('No Bowerbird answered there.').waitFor();
    await popUp.getByLabel('Address').fill(`localhost:${port}`);
    const [consent] = await Promise.all([browser.context.waitForEvent('page'), popUp.getByRole('button', { name: 'Go on' }).click()]);
    await consent.getByRole('heading', { name: 'Let “Browser extension” in?' }).waitFor();
    await consent.getByRole('button', { name: 'Allow', exact: true }).click();
    await popUp.getByRole('button', { name: `localhost:${port}` }).waitFor();
    await popUp.close();
    expect(await ines.call(ConnectedAppsResource.get, {})).toMatchObject([{ app_name: 'Browser extension' }]);
  }

  async function visit(path: string): Promise<Page> {
    const page = await browser.context.newPage();
    await page.goto(site.url + path);
    return page;
  }

  /** Presses the button over a picture, which stands in a shadow root that no page sees into. */
  async function pressOn(page: Page, name: string): Promise<Page> {
    const picture = page.getByRole('img', { name, exact: true });
    // The extension comes once the page is idle, and hears of no pointer that came before.
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0);
        await picture.hover();
        return page.locator(BUTTON).count();
      })
      .toBe(1);
    const button = await page.locator(BUTTON).boundingBox();
    expect(button!.height).toBe(40);
    const opened = browser.context.waitForEvent('page');
    await page.mouse.click(button!.x + 30, button!.y + 20);
    const window = await opened;
    await window.setViewportSize({ width: 360, height: 640 });
    return window;
  }

  const board = (window: Page, name: string) => window.getByRole('button', { name: new RegExp(`^${name}`) });
  const pinsTo = async (link: string) => {
    const pins = await ines.call(UserPinsResource.get, { username: ines.username, page_size: 50 });
    const whole = await Promise.all(pins.map(({ id }) => ines.call(PinResource.get, { id })));
    return whole.filter((pin) => pin.link === link);
  };

  it('saves a picture that its site gives to no server, from the button over it, to one of the last five boards', async () => {
    const page = await visit('/harbour-street');
    const window = await pressOn(page, 'A chair');
    await window.getByRole('heading', { name: 'Your last five' }).waitFor();
    const rows = window.locator('.rows ul').first().getByRole('button');
    await expect.poll(() => rows.count()).toBe(5);
    expect(await rows.first().innerText()).toContain('Tiles');
    await window.getByText('Picture 1 of 2').waitFor();
    expect(await window.getByLabel('Title').inputValue()).toBe('A sofa the colour of rust');
    await window.getByLabel('Title').fill('A chair to keep');
    await board(window, 'Blue rooms').click();
    await window.getByText('Saved to Blue rooms').waitFor();
    await window.getByRole('heading', { name: 'You have this one' }).waitFor();
    const [pin, ...others] = await pinsTo(`${site.url}/harbour-street`);
    expect(others).toEqual([]);
    expect(pin).toMatchObject({
      title: 'A chair to keep',
      description: 'A chair for thinking',
      altText: 'A chair',
      board: { name: 'Blue rooms' },
    });
    expect(pin!.images['orig']).toMatchObject({ width: 320, height: 480 });
    await window.close();
    await page.close();
  });

  it('sends the page with the pin, so that its text is kept though the site lets no server in', async () => {
    const page = await visit('/read');
    const window = await pressOn(page, 'A dyed sofa');
    await board(window, 'One').click();
    await window.getByText('Saved to One').waitFor();
    const [pin] = await pinsTo(`${site.url}/read`);
    const copy = () => ines.call(KeptCopyResource.get, { pin_id: pin!.id }).catch(() => null);
    await expect.poll(async () => (await copy())?.title).toBe('How rust is dyed');
    await window.close();
    await page.close();
  });

  it('says where something of a page is kept, edits it there, and saves it elsewhere to a new board', async () => {
    const page = await visit('/again');
    let window = await pressOn(page, 'A rust sofa');
    await board(window, 'Two').click();
    await window.getByText('Saved to Two').waitFor();
    await window.close();

    window = await pressOn(page, 'A rust sofa');
    await window.getByRole('heading', { name: 'You have this one' }).waitFor();
    await window.getByRole('link', { name: /Two.*Saved here/ }).waitFor();
    await window.getByRole('button', { name: 'Edit' }).click();
    await window.getByLabel('Title').fill('Rust, mostly');
    await window.getByLabel('Board').selectOption('Tiles');
    await window.getByLabel('Note (only you)').fill('Ask Amara for the floor oil');
    await window.getByRole('button', { name: 'Save changes' }).click();
    await window.getByRole('link', { name: /Tiles.*Saved here/ }).waitFor();
    const [pin] = await pinsTo(`${site.url}/again`);
    expect(pin).toMatchObject({ title: 'Rust, mostly', board: { name: 'Tiles' }, pin_note: 'Ask Amara for the floor oil' });

    await window.getByRole('button', { name: 'Save elsewhere' }).click();
    await window.getByRole('button', { name: 'New board' }).click();
    await window.getByLabel('Name of the board').fill('Rust');
    await window.getByRole('switch', { name: 'Keep it secret' }).check();
    await window.getByRole('button', { name: 'Create' }).click();
    await window.getByText('Saved to Rust').waitFor();
    await window.getByRole('link', { name: /Rust.*Secret.*Saved here/ }).waitFor();
    await window.close();
    await page.close();
  });

  it('has no button on small pictures, on those that say nopin, or anywhere on a site that says it', async () => {
    const room = await visit('/harbour-street');
    await room.locator('#small').hover();
    expect(await room.locator(BUTTON).count()).toBe(0);
    await room.close();
    const one = await visit('/one-kept-out');
    await one.getByRole('img', { name: 'A sofa' }).hover();
    expect(await one.locator(BUTTON).count()).toBe(0);
    const window = await pressOn(one, 'A chair');
    await window.getByRole('heading', { name: 'Your last five' }).waitFor();
    expect(await window.getByText('Picture 1 of').count()).toBe(0);
    await window.close();
    await one.close();
    const all = await visit('/kept-out');
    await all.getByRole('img', { name: 'A sofa' }).hover();
    expect(await all.locator(BUTTON).count()).toBe(0);
    await all.close();
  });

  it('keeps what cannot go up, also when only the reply is lost, and makes one pin of each once there is a line again', async () => {
    const lost = await visit('/lost');
    let window = await pressOn(lost, 'A rust sofa');
    await board(window, 'Tiles').waitFor();
    line.loseReplyTo('/resource/PinResource/create/');
    await board(window, 'Tiles').click();
    await window.getByText('1 pin waits in this browser').waitFor();
    await window.close();

    const page = await visit('/offline');
    window = await pressOn(page, 'A chair');
    // The boards are those of the last time.
    await board(window, 'Tiles').click();
    await window.getByText('2 pins wait in this browser').waitFor();
    expect(await window.getByRole('heading', { name: 'Kept here until it answers' }).count()).toBe(1);
    line.open();
    await window.getByRole('button', { name: 'Try now' }).dblclick();
    await window.getByRole('heading', { name: 'Kept here until it answers' }).waitFor({ state: 'detached' });
    for (const path of ['/lost', '/offline']) expect(await pinsTo(site.url + path)).toHaveLength(1);
    await window.close();
    await page.close();
    await lost.close();
  });
});
