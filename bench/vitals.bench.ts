import { chromium, type Browser, type Page } from 'playwright-core';
import { endLater } from '../scripts/proving/leave-nothing.ts';
import { startSeeded } from './seed-million.ts';
import { hangPictures } from './support/hang-pictures.ts';
import { startInstanceOver } from './support/instance.ts';
import { median, report } from './support/report.ts';
import { signIn } from './support/sign-in.ts';
import { readVitals, watchVitals } from './support/watch-vitals.ts';

const PINS = 10_000;
const RUNS = 7;
const SCROLLED_PINS = 1_000;
const REACH = { lcp: 1_800, cls: 0, inp: 100 };
/** Slow 4G as Lighthouse has it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const CPU_SLOWDOWN = 4;
/** How often a menu is opened and closed. */
const ACTS = 3;
const PATIENCE_MILLISECONDS = 30_000;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

export const help = `LCP, CLS and INP of the home in Chromium on a phone of 390 px, ${CPU_SLOWDOWN}× slower and on slow 4G, ${RUNS} runs, after ${SCROLLED_PINS} pins scrolled; ≤ ${REACH.lcp} ms, ${REACH.cls}, ≤ ${REACH.inp} ms.`;

/** What a person with a cheap phone feels. */
export async function run() {
  const seeded = await startSeeded();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    // Whoever breaks it off has all of it ended in order.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  const closeBrowser = endLater(() => browser.close());
  try {
    const databaseUrl = await seeded.open(PINS);
    const instance = await startInstanceOver(databaseUrl, (dataDir) => hangPictures(databaseUrl, dataDir));
    try {
      const { cookie } = await signIn(databaseUrl, 'viewer_200');
      const detail: Awaited<ReturnType<typeof visit>>[] = [];
      for (let at = 0; at < RUNS; at += 1) detail.push(await visit(browser, instance.url, cookie!));
      const of = (name: 'LCP ms' | 'CLS' | 'INP ms') => median(detail.map((row) => row[name]));
      const [lcp, cls, inp] = [of('LCP ms'), of('CLS'), of('INP ms')];
      const figure = Math.max(lcp / REACH.lcp, inp / REACH.inp, cls === 0 ? 0 : 1 + cls);
      const unit = `× of the budget: LCP ${lcp} ms, CLS ${cls}, INP ${inp} ms`;
      return await report({ name: 'vitals', figure, unit, reach: 1, holds: figure <= 1, detail });
    } finally {
      await instance.close();
    }
  } finally {
    await closeBrowser();
    await seeded.stop();
  }
}

async function visit(browser: Browser, url: string, cookie: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    userAgent: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const cookies = cookie.split('; ').map((pair) => ({ name: pair.split('=')[0]!, value: pair.slice(pair.indexOf('=') + 1), url }));
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watchVitals);
  const reply = await page.goto(url, { waitUntil: 'load' });
  if (reply?.status() !== 200) throw new Error(`The home was answered ${reply?.status()}.`);
  await page.waitForFunction(arePicturesInViewThere, undefined, { timeout: PATIENCE_MILLISECONDS });
  await comeToRest(page);
  // Acting ends the search for the largest paint, so it is read first.
  const { lcp } = await page.evaluate(readVitals);
  const pins = await scroll(page);
  await comeToRest(page);
  for (let at = 0; at < ACTS; at += 1) {
    await tapInView(page);
    await page.getByRole('dialog').waitFor({ timeout: PATIENCE_MILLISECONDS });
    await comeToRest(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached', timeout: PATIENCE_MILLISECONDS });
    await comeToRest(page);
  }
  // The browser tells of an interaction after the frame that answered it.
  await page.waitForFunction(() => window.vitals.inp > 0, undefined, { timeout: PATIENCE_MILLISECONDS });
  const { cls, inp } = await page.evaluate(readVitals);
  await context.close();
  if (lcp === 0) throw new Error('The page measured no paint.');
  // Not rounded: the reach is none at all.
  return { 'LCP ms': Math.round(lcp), CLS: cls, 'INP ms': Math.round(inp), 'pins scrolled': pins };
}

/** Run in the page: a picture that is still on its way may become the largest paint. */
function arePicturesInViewThere(): boolean {
  const inView = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  return inView.length > 0 && inView.every((image) => image.complete);
}

/** Waits until fonts, pictures in view and animations are done, and what they changed is drawn. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => image.complete && image.getBoundingClientRect().top < window.innerHeight);
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled([...inView.map((image) => image.decode()), ...ends.map(({ finished }) => finished)]);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** Scrolls down as a thumb does until so many pins were there. It gives up only when no further pin comes. */
async function scroll(page: Page): Promise<number> {
  let seen = 0;
  let lastNew = Date.now();
  while (seen < SCROLLED_PINS) {
    await page.mouse.wheel(0, 2_400);
    await page.waitForTimeout(150);
    const shown = await page.evaluate(() =>
      Math.max(0, ...[...document.querySelectorAll<HTMLElement>('[data-index]')].map((card) => Number(card.dataset.index) + 1)),
    );
    if (shown > seen) lastNew = Date.now();
    else if (Date.now() - lastNew > PATIENCE_MILLISECONDS) throw new Error(`After ${seen} pins no further one came.`);
    seen = Math.max(seen, shown);
  }
  return seen;
}

/** Opens the menu of a card that is in view, as soon as one is. */
async function tapInView(page: Page): Promise<void> {
  const deadline = Date.now() + PATIENCE_MILLISECONDS;
  while (Date.now() < deadline) {
    const place = await page.evaluate(findCardInView);
    if (place) return page.touchscreen.tap(place.x, place.y);
    await page.waitForTimeout(100);
  }
  throw new Error('There is no card in view.');
}

/** Run in the page: the middle of the button of a card, away from the bars. */
function findCardInView(): { x: number; y: number } | undefined {
  const boxes = [...document.querySelectorAll('[data-index] button[aria-label^="More"]')].map((button) => button.getBoundingClientRect());
  const box = boxes.find(({ top }) => top >= 150 && top <= 650);
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
