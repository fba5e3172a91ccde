import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setBrowseScene } from '../scenes/browse.scene.ts';
import { barriersInBothThemes, overflowOf, shiftsOf, watchShifts } from '../support/layout.ts';
import { dragByFinger } from '../support/touch.ts';

describe('looking around', () => {
  const scene = setBrowseScene();
  const { stage, openHome, shownPins, restingPlace, cardInView } = scene;

  it('shows a stranger the whole wall when they look around first', async () => {
    const { page } = await stage.stranger();
    await page.goto(stage.url);
    await page.getByRole('link', { name: 'Look around first' }).click();
    await page.getByRole('button', { name: 'Start collecting' }).waitFor({ state: 'hidden' });
    await page.getByRole('feed', { name: 'Pins' }).getByRole('link').first().waitFor();
  });

  it('shows a stranger the way in for who has an account without scrolling, in a low window too', async () => {
    const { page } = await stage.stranger();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(stage.url);
    const { y, height } = (await page.getByText('Already here?').getByRole('link', { name: 'Log in' }).boundingBox())!;
    expect(y + height).toBeLessThan(780);
  });

  it('shows a stranger on a phone pictures first, and an invitation until they put it away for the visit', async () => {
    const tab = await stage.stranger({ width: 390 });
    const { page } = tab;
    const invitation = page.getByRole('link', { name: 'Start collecting' });
    const isShown = () => invitation.isVisible();
    await watchShifts(page);
    await page.goto(stage.url);
    const first = (await page.getByRole('feed', { name: 'Pins' }).getByRole('link').first().boundingBox())!;
    const { top } = await invitation.evaluate((link) => link.closest('section')!.getBoundingClientRect());
    expect(first.y).toBeLessThan(120);
    expect(top).toBeGreaterThan(844 / 3);
    expect(await page.getByLabel('Email').isVisible()).toBe(false);
    expect(await invitation.getAttribute('href')).toBe('/signup/');
    expect(await barriersInBothThemes(page)).toEqual([]);

    // The cards are walked by keyboard without anything before them.
    await page.getByRole('feed', { name: 'Pins' }).getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(isShown).toBe(false);
    await page.reload();
    expect(await isShown()).toBe(true);

    await page.getByRole('button', { name: 'Look around first' }).click();
    await expect.poll(isShown).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('wall');
    expect(await shiftsOf(page)).toEqual([]);
    await page.getByRole('feed', { name: 'Pins' }).getByRole('link').first().click();
    await page.waitForURL(/\/pin\//);
    await page.goBack();
    await page.waitForURL(`${stage.url}/`);
    expect(await isShown()).toBe(false);
    // Nothing but the page itself has come: it is away from the first paint on.
    tab.expect(/ERR_FAILED/);
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await page.goto(stage.url, { waitUntil: 'commit' });
    // Before its stylesheet has come, an element counts as visible although nothing is drawn yet.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await isShown()).toBe(false);

    const another = (await stage.stranger({ width: 390 })).page;
    await another.goto(stage.url);
    await another.getByRole('link', { name: 'Start collecting' }).focus();
    await another.keyboard.press('Escape');
    await another.getByRole('link', { name: 'Start collecting' }).waitFor({ state: 'hidden' });
  });

  it('comes back by the home link to the place that was left, and from there to the top', async () => {
    const page = await openHome();
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 900);
    const place = await restingPlace(page);
    await page.locator(`a[data-grid-target][href="${await cardInView(page)}"]`).click();
    await page.getByRole('heading', { name: 'More that go with this' }).waitFor();
    const home = page.getByRole('navigation').getByRole('link', { name: 'Home' }).first();
    await home.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await home.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('tells of a missing network as such wherever it is missed, and goes on by itself once there is one', async () => {
    const tab = await stage.as(scene.priya);
    tab.expect(/ERR_INTERNET_DISCONNECTED/);
    const { page, context } = tab;
    const more = page.getByRole('region', { name: 'More that go with this' }).getByRole('article');
    // The wall's next page is on its way when the network goes, however often it is asked for.
    const { promise: gone, resolve: go } = Promise.withResolvers<void>();
    const nextPage = '**/resource/UserHomefeedResource/get/**';
    await page.route(nextPage, (route) => gone.then(() => route.abort('internetdisconnected')));
    await page.route(/\.(webp|jpg)$/, (route) => route.abort('internetdisconnected'), { times: 1 });
    await page.goto(stage.url);
    await page.getByRole('status').waitFor({ state: 'attached' });
    await expect.poll(() => missingPictures(page)).toBe(1);
    // What home shows first is chosen for its person.
    const [first, second, third] = await firstTitles(page);
    // The code of the page of a pin is there; its data is not.
    await page.getByRole('link', { name: first, exact: true }).click();
    await more.first().waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(`${stage.url}/`);
    const known = (await shownPins(page)).length;

    await context.setOffline(true);
    const toast = page.getByRole('region', { name: 'Messages' });
    const word = toast.getByText("Hmm...you're not connected to the internet");
    await page.getByRole('link', { name: second, exact: true }).focus();
    await page.keyboard.press('s');
    await word.waitFor();
    expect(await toast.getByRole('button').count()).toBe(0);
    go();
    await page.getByRole('link', { name: third, exact: true }).click();
    await page.getByRole('heading', { name: third, exact: true }).waitFor();
    await toast.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await word.count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.waitForURL(`${stage.url}/`);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 6000);
    expect(await page.getByText(/Sorry!|did not answer/).count()).toBe(0);

    await page.unroute(nextPage);
    await context.setOffline(false);
    await expect.poll(() => missingPictures(page)).toBe(0);
    await expect.poll(async () => new Set(await shownPins(page)).size).toBeGreaterThan(known);
    await word.waitFor({ state: 'detached' });
    await context.setOffline(true);
    await page.locator(`a[data-grid-target][href="${await cardInView(page)}"]`).click();
    await page.waitForURL(/\/pin\//);
    await word.waitFor();
    await context.setOffline(false);
    await more.first().waitFor();
    expect(await page.getByText('Sorry!').count()).toBe(0);
  });

  it('shows rows of other things after the first related pins', async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/pin/${scene.plates[0]!.id}/`);
    const more = page.getByRole('region', { name: `More from ${scene.yuki.fullName}` });
    await more.getByRole('listitem').first().waitFor();
    expect(await more.getByRole('link', { name: scene.plates[0]!.title, exact: true }).count()).toBe(0);
    await more.getByRole('link', { name: 'See the profile' }).click();
    await page.waitForURL(new RegExp(`/${scene.yuki.username}/`));
  });

  it('leads on a phone to the next pin by a swipe over its picture, and back the same way', async () => {
    const { page } = await stage.as(scene.priya, { width: 390 });
    const first = `${stage.url}/pin/${scene.plates[0]!.id}/`;
    await page.goto(`${stage.url}/yukimori/plates/`);
    await page.goto(first);
    const related = page.getByRole('region', { name: 'More that go with this' }).getByRole('link').first();
    await related.waitFor();
    const swipe = async (distance: number) => {
      const picture = page.getByRole('article').first().getByRole('img').first();
      // The page before leaves while this one comes.
      await expect.poll(() => picture.boundingBox()).not.toBeNull();
      const { x, y, width, height } = (await picture.boundingBox())!;
      await dragByFinger(page, picture, async () => ({ x: x + width / 2 + distance, y: y + height / 2 + 20 }));
    };
    const seenOf = (side: 'before' | 'after') =>
      page
        .locator(`article [data-side="${side}"]`)
        .evaluateAll((peeks) =>
          peeks.map((peek) => peek.getBoundingClientRect()).map(({ left, right }) => [left, right, window.innerWidth]),
        );
    expect((await seenOf('after')).map(([left, , width]) => width! - left!)).toEqual([8]);
    expect(await seenOf('before')).toEqual([]);
    await swipe(150);
    expect(page.url()).toBe(first);
    const pushed = page.getByRole('article').first();
    await pushed.evaluate((element) => void (element.style.translate = '150px'));
    expect(await overflowOf(page)).toEqual([]);
    await pushed.evaluate((element) => void (element.style.translate = ''));
    await swipe(-40);
    expect(page.url()).toBe(first);
    await swipe(-150);
    await page.waitForURL((url) => url.href !== first && url.pathname.startsWith('/pin/'));
    const second = page.url();
    await related.waitFor();
    await expect.poll(async () => (await seenOf('before')).map(([, right]) => right)).toEqual([8]);
    await swipe(-150);
    await page.waitForURL((url) => ![first, second].includes(url.href));
    await related.waitFor();
    await swipe(150);
    await page.waitForURL(second);
    await swipe(150);
    await page.waitForURL(first);
    await page.goBack();
    await page.waitForURL(`${stage.url}/yukimori/plates/`);
  });

  it('walks through the wall by arrows: Enter opens, S saves', async () => {
    const tab = await stage.as(scene.priya);
    const { page } = tab;
    await page.goto(`${stage.url}/yukimori/plates/`);
    const first = page.getByRole('link', { name: 'Plate 60', exact: true });
    await first.focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Plate 59');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).not.toBe('Plate 60');
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe('Plate 60');
    await page.keyboard.press('s');
    await page
      .getByText(/^Saved to/)
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${stage.url}/pin/${scene.plates[59]!.id}/`);
    await page.getByRole('heading', { name: 'Plate 60', level: 1 }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(`${stage.url}/yukimori/plates/`);
    await expect.poll(() => focused(page)).toBe('Plate 60');
  });

  it('lists its keys from the menu of the account', async () => {
    const page = await openHome();
    await page.getByRole('button', { name: 'Your account' }).first().click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByText('Next or previous pin').waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
  });
});

function firstTitles(page: Page): Promise<string[]> {
  return page
    .locator('main a[data-grid-target]')
    .evaluateAll((cards) => cards.slice(0, 3).map((card) => card.getAttribute('aria-label') ?? ''));
}
function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
}

/** How many pictures were asked for and did not come. */
function missingPictures(page: Page): Promise<number> {
  return page.evaluate(() => [...document.images].filter((image) => image.complete && image.currentSrc && !image.naturalWidth).length);
}
