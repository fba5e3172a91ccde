import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** What a person looks through: a screen, a theme and a language. */
export interface Eyes {
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly locale?: string;
  readonly reducedMotion?: boolean;
}

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const PHONE_WIDTH = 600;

/** A tab with everything that it complained of: console errors, exceptions, broken policies. */
export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong so far; a failed call that the journey provokes is its own affair (`expected`). */
  complaints(expected?: RegExp): string[];
}

/** Starts the real browser. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** Opens a tab of a fresh browser profile. */
export async function openTab(browser: Browser, eyes: Eyes = {}): Promise<Tab> {
  const width = eyes.width ?? 1280;
  const isPhone = width < PHONE_WIDTH;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    colorScheme: eyes.theme ?? 'light',
    locale: eyes.locale ?? 'en',
    reducedMotion: eyes.reducedMotion ? 'reduce' : 'no-preference',
    ...(isPhone ? { userAgent: PHONE, hasTouch: true, isMobile: true } : {}),
  });
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`exception: ${error.message}`));
  return { page, context, complaints: (expected) => heard.filter((line) => !expected?.test(line)) };
}
