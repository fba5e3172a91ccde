import type { Page } from 'playwright-core';
import { findOrInstallChromium } from '../scripts/chromium.mjs';
import type { Result } from '../scripts/proving/report.ts';
import { openAccountMenu } from '../tests/support/account-menu.ts';
import { openBrowser, openTab, type Tab } from '../tests/support/browser.ts';
import { startTestInstance } from '../tests/support/instance.ts';
import { signUp } from '../tests/support/people.ts';
import { NASTY_NAMES, NASTY_TEXTS, RAN } from './markup/nasty-texts.ts';
import { tryRefusals } from './markup/refusals.ts';
import { tryFields } from './markup/text-fields.ts';
import { KEPT_TITLE, writeEverywhere, type NastyPage } from './markup/write-everywhere.ts';
import { withDatabases } from './support/house.ts';
import { report, type Trial } from './support/report.ts';

export const help = 'Nasty texts in every field, then every page that shows them, in Chromium: nothing runs, and no policy is broken.';

const SHOWN_MILLISECONDS = 5_000;

/** Opens them all. */
export async function run(): Promise<Result> {
  process.env.CHROMIUM_PATH ??= await findOrInstallChromium();
  return report('markup', await withDatabases(tryMarkup));
}

/** One trial a page, as its writer and as a stranger sees it, one a text that is refused, and one a field. */
export async function tryMarkup(): Promise<Trial[]> {
  const instance = await startTestInstance();
  const browser = await openBrowser();
  try {
    const { writer, pin, pages, fields } = await writeEverywhere(instance);
    const refused = await tryRefusals({ owner: writer, minor: await signUp(instance.url, 'yuki'), pin });
    const [own, foreign] = [await openTab(browser), await openTab(browser, { width: 390 })];
    await writer.enter(own.context);
    for (const tab of [own, foreign]) await watch(tab);
    const trials: Trial[] = [
      ...refused.trials,
      ...(await tryFields({ written: fields, refused: refused.fields })),
      await hearsWhatRuns(foreign, instance.url),
    ];
    const seen = await Promise.all([
      openPages('as the writer', own, instance.url, pages),
      openPages(
        'as a stranger',
        foreign,
        instance.url,
        pages.filter(({ isOwn }) => !isOwn),
      ),
    ]);
    trials.push(...seen.flat());
    for (const [what, act] of Object.entries(ACTS)) {
      trials.push({ group: 'what opens', what, failure: await listen(own, () => act(own.page, instance.url, `/pin/${pin.id}/`)) });
    }
    return trials;
  } finally {
    await browser.close();
    await instance.close();
  }
}

/** What shows texts only after an act: on which page, and what is done there. */
const ACTS: Readonly<Record<string, (page: Page, url: string, pin: string) => Promise<void>>> = {
  suggestions: async (page, url) => {
    await page.goto(url);
    await page.getByRole('combobox').first().fill('script');
    await page.getByRole('option').first().waitFor();
  },
  'the menu of accounts': async (page, url) => {
    await page.goto(url);
    await openAccountMenu(page);
    await page.getByRole('menu').getByText(NASTY_NAMES[2]!).waitFor();
  },
  'the list of boards': async (page, url, pin) => {
    await page.goto(url + pin);
    await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('button', { name: /^Choose a board/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: NASTY_NAMES[1]!, exact: true }).waitFor();
  },
  'the kept copy of a page': async (page, url, pin) => {
    await page.goto(url + pin);
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Read the kept copy' }).click();
    await page.getByRole('dialog', { name: KEPT_TITLE }).getByText(NASTY_TEXTS[4]!).first().waitFor();
  },
};

/** What runs, asks or breaks a policy is a complaint of the tab. */
async function watch({ page }: Tab): Promise<void> {
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.addInitScript((ran) => {
    Object.assign(globalThis, {
      [ran]: (which: number) => console.error(`the text ${which} ran`),
      alert: () => console.error('an alert ran'),
    });
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`broken policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  }, RAN);
}

/** Without this the silence of the other pages would prove nothing. */
async function hearsWhatRuns(tab: Tab, url: string): Promise<Trial> {
  await tab.page.goto(url);
  await tab.page.evaluate((ran) => (globalThis as unknown as Record<string, (which: number) => void>)[ran]!(0), RAN);
  const heard = tab.complaints().some((line) => line.includes('the text 0 ran'));
  return { group: 'the watch', what: 'hears what runs', failure: heard ? undefined : 'is deaf' };
}

async function openPages(group: string, tab: Tab, url: string, pages: readonly NastyPage[]): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const page of pages) trials.push({ group, what: page.path, failure: await openPage(tab, url, page) });
  return trials;
}

function openPage(tab: Tab, url: string, { path, shows, isMail }: NastyPage): Promise<string | undefined> {
  return listen(tab, async () => {
    await tab.page.goto(url + path, { waitUntil: 'load' });
    if (isMail) return undefined;
    await tab.page.waitForFunction(() => document.querySelector('main') !== null);
    const isRead = async () => flat(await tab.page.evaluate(() => `${document.title} ${document.body.innerText}`)).includes(flat(shows));
    const until = performance.now() + SHOWN_MILLISECONDS;
    // What only its writer sees is fetched behind the page.
    while (!(await isRead())) {
      if (performance.now() > until) return `does not show ${shows}`;
      await tab.page.waitForTimeout(50);
    }
    return undefined;
  });
}

/** Does something in a tab, and tells what it complained of meanwhile, or else what is wrong. */
async function listen(tab: Tab, act: () => Promise<string | undefined | void>): Promise<string | undefined> {
  const heard = tab.complaints().length;
  const wrong = await act().catch((error: Error) => error.message);
  // A page that is not there complains of its own status, which is right.
  const complaints = tab
    .complaints()
    .slice(heard)
    .filter((line) => !/status of 404/u.test(line));
  return complaints.length > 0 ? complaints.join('; ').slice(0, 400) : (wrong ?? undefined);
}

/** Browsers fold spaces and line ends. */
const flat = (text: string) => text.replaceAll(/[\s\u2028\u2029]+/gu, ' ').trim();
