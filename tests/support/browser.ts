import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { browserArguments, browserPath } from './browser-launch.ts';

/** What a person looks through: a screen, a theme and a language. */
export interface Eyes {
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly locale?: string;
  readonly reducedMotion?: boolean;
  /** Such as `Europe/Oslo`. */
  readonly timeZone?: string;
}

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const PHONE_WIDTH = 600;
/** Milliseconds that anything on a page may take on a busy machine. */
const PATIENCE = 30_000;
const START_PATIENCE = 15_000;

/** A tab with everything that it complained of: console errors, exceptions, broken policies. */
export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Names a complaint that the journey itself provokes, such as a refused call. */
  expect(complaint: RegExp): void;
  /** What went wrong so far, besides what was expected. */
  complaints(): string[];
  /** Begins anew, so that the next journey answers for its own complaints alone. */
  forgetComplaints(): void;
}

/** Starts the real browser. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: browserArguments });
}

/** Has a visit wait until the page answers to acts, unless it asks for less by `commit`. */
function waitForStart(page: Page): void {
  const visit = page.goto.bind(page);
  const again = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await visit(url, options);
    if (options?.waitUntil !== 'commit') await startOf(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await again(options);
    await startOf(page);
    return response;
  };
}

/** A document without the application, or one whose scripts a journey holds back, has no start to wait for. */
export async function startOf(page: Page): Promise<void> {
  await page
    .waitForFunction(() => !document.querySelector('#app') || performance.getEntriesByName('started').length > 0, undefined, {
      timeout: START_PATIENCE,
    })
    .catch(() => undefined);
}

/** Opens a tab of a fresh browser profile. */
export async function openTab(browser: Browser, eyes: Eyes = {}): Promise<Tab> {
  const width = eyes.width ?? 1280;
  const isPhone = width < PHONE_WIDTH;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    colorScheme: eyes.theme ?? 'light',
    locale: eyes.locale ?? 'en',
    timezoneId: eyes.timeZone,
    reducedMotion: eyes.reducedMotion ? 'reduce' : 'no-preference',
    ...(isPhone ? { userAgent: PHONE, hasTouch: true, isMobile: true } : {}),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  waitForStart(page);
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`exception: ${error.message}`));
  const expected: RegExp[] = [];
  return {
    page,
    context,
    expect: (complaint) => void expected.push(complaint),
    complaints: () => heard.filter((line) => !expected.some((complaint) => complaint.test(line))),
    forgetComplaints: () => void heard.splice(0),
  };
}
