import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { browserArguments, browserPath } from './browser-launch.ts';

/** A browser with the extension in it. */
export interface ExtendedBrowser {
  readonly context: BrowserContext;
  /** Opens the pop-up as a page of its own. */
  popUp(): Promise<Page>;
  close(): Promise<void>;
}

const PACKAGE = join(import.meta.dirname, '../../packages/extension');
const BUILT = join(PACKAGE, 'dist/chrome-mv3');
const PATIENCE = 15_000;

/** Builds the extension and starts the real browser with it; without a window, as extensions need it (`--headless=new`). */
export async function openExtendedBrowser(locale = 'en'): Promise<ExtendedBrowser> {
  // As people get it: in a process without the mode of tests.
  await promisify(execFile)(process.execPath, [join(PACKAGE, 'build.ts'), 'chrome'], { env: { ...process.env, NODE_ENV: 'production' } });
  const profile = await mkdtemp(join(tmpdir(), 'bowerbird-extension-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath(),
    headless: true,
    locale,
    viewport: { width: 1280, height: 900 },
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [...browserArguments, '--headless=new', `--disable-extensions-except=${BUILT}`, `--load-extension=${BUILT}`],
  });
  context.setDefaultTimeout(PATIENCE);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const origin = worker.url().split('/').slice(0, 3).join('/');
  return {
    context,
    popUp: async () => {
      const page = await context.newPage();
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(`${origin}/popup.html`);
      return page;
    },
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
