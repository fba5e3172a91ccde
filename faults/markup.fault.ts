import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { findOrInstallChromium } from '../scripts/chromium.mjs';
import type { Result } from '../scripts/proving/report.ts';
import { openBrowser, openTab, type Tab } from '../tests/support/browser.ts';
import { makePin } from '../tests/support/content.ts';
import { startTestInstance } from '../tests/support/instance.ts';
import { signUp, type Person } from '../tests/support/people.ts';
import { NASTY_LINKS, NASTY_NAMES, NASTY_TEXTS, RAN } from './markup/nasty-texts.ts';
import { withDatabases } from './support/house.ts';
import { report, type Trial } from './support/report.ts';

export const help = 'Nasty texts in every field, then every page that shows them, in Chromium: nothing runs, and no policy is broken.';

/** A page, and the text that has to be read on it as it was written. */
interface NastyPage {
  readonly path: string;
  readonly shows: string;
}

/** Opens them all. */
export async function run(): Promise<Result> {
  process.env.CHROMIUM_PATH ??= await findOrInstallChromium();
  return report('markup', await withDatabases(tryMarkup));
}

/** One trial a page, as its writer and (every other one) as a stranger sees it, and one an address that is refused. */
export async function tryMarkup(): Promise<Trial[]> {
  const instance = await startTestInstance();
  const browser = await openBrowser();
  try {
    const writer = await signUp(instance.url, 'ines');
    const { pages, links } = await writeEverywhere(writer);
    const [own, foreign] = [await openTab(browser), await openTab(browser, { width: 390 })];
    await writer.enter(own.context);
    for (const tab of [own, foreign]) await watch(tab);
    const trials: Trial[] = [...links, await hearsWhatRuns(foreign, instance.url)];
    for (const [index, page] of pages.entries()) {
      trials.push({ group: 'as the writer', what: page.path, failure: await openPage(own, instance.url, page) });
      if (index % 2 === 0) trials.push({ group: 'as a stranger', what: page.path, failure: await openPage(foreign, instance.url, page) });
    }
    return trials;
  } finally {
    await browser.close();
    await instance.close();
  }
}

/** Fills every text field there is, and says where it is shown. */
async function writeEverywhere(writer: Person): Promise<{ pages: NastyPage[]; links: Trial[] }> {
  const pages: NastyPage[] = [];
  let last: Pin | undefined;
  for (const [index, name] of NASTY_NAMES.entries()) {
    const text = NASTY_TEXTS[index % NASTY_TEXTS.length]!;
    const board: Board = await writer.call(BoardResource.create, { name, description: text });
    const section = await writer.call(BoardSectionResource.create, { board_id: board.id, title: name });
    last = await makePin(writer, board, name, {
      description: text,
      alt_text: `${name} ${text}`,
      section: index % 4 === 3 ? section.id : undefined,
    });
    pages.push({ path: board.url, shows: name }, { path: `/pin/${last.id}/`, shows: name });
    pages.push({ path: `/search/pins/?q=${encodeURIComponent(name)}`, shows: '' });
    if (index % 4 === 3) pages.push({ path: `${board.url}${section.slug}/`, shows: name });
  }
  await writer.call(UserResource.update, { full_name: NASTY_NAMES[0]!, about: NASTY_TEXTS.slice(0, 3).join(' ').slice(0, 160) });
  pages.push(
    { path: `/${writer.username}/`, shows: NASTY_NAMES[0]! },
    { path: '/', shows: '' },
    { path: `/${writer.username}/${encodeURIComponent(NASTY_NAMES[1]!)}/`, shows: '' },
  );
  const links = await Promise.all(NASTY_LINKS.map((link) => tryLink(writer, last!, link)));
  return { pages, links };
}

async function tryLink(writer: Person, pin: Pin, link: string): Promise<Trial> {
  const failure = await writer.call(PinResource.update, { id: pin.id, link }).then(
    (changed) => `was taken as ${changed.link ?? 'nothing'}`,
    (error: Error) => (error.message.includes('bad_input') ? undefined : error.message),
  );
  return { group: 'links', what: JSON.stringify(link), failure };
}

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

async function openPage(tab: Tab, url: string, { path, shows }: NastyPage): Promise<string | undefined> {
  const heard = tab.complaints().length;
  await tab.page.goto(url + path, { waitUntil: 'load' });
  await tab.page.waitForFunction(() => document.querySelector('main') !== null);
  const text = await tab.page.evaluate(() => `${document.title} ${document.body.innerText}`);
  // A page that is not there complains of its own status, which is right.
  const complaints = tab
    .complaints()
    .slice(heard)
    .filter((line) => !/status of 404/u.test(line));
  if (complaints.length > 0) return complaints.join('; ').slice(0, 400);
  return flat(text).includes(flat(shows)) ? undefined : `does not show ${shows}`;
}

/** Browsers fold spaces and line ends. */
const flat = (text: string) => text.replaceAll(/[\s\u2028\u2029]+/gu, ' ').trim();
