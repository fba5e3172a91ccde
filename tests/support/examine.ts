import type { Page } from 'playwright-core';
import { barriersInBothThemes, overflowOf, settle } from './layout.ts';
import type { Tab } from './browser.ts';

/** How a page is looked at: opened at one width, then made as wide as the others without loading it again. */
export interface Examination {
  readonly width: number;
  readonly otherWidths?: readonly number[];
  /** Whether text of twice the size fits too (WCAG 1.4.4). */
  readonly largeText?: boolean;
  /** Whether nothing keeps people out, light and dark. */
  readonly barriers?: boolean;
}

/** Opens a page and says what is wrong with it: what does not fit, and what keeps people out. */
export async function examine(
  tab: Tab,
  url: string,
  { width, otherWidths = [], largeText = false, barriers = false, awaits = 'main' }: Examination & { awaits?: string },
): Promise<string[]> {
  const { page } = tab;
  const problems: string[] = [];
  const note = (about: string, found: readonly string[]) => problems.push(...found.map((problem) => `${about}: ${problem}`));
  await page.setViewportSize({ ...page.viewportSize()!, width });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.goto(url);
  await page.locator(awaits).first().waitFor();
  await settle(page);
  note(`${width} px`, await overflowOf(page));
  if (barriers) note(`${width} px`, await barriersInBothThemes(page));
  if (largeText) {
    await setTextSize(page, '200%');
    note(`${width} px, large text`, await overflowOf(page));
    await setTextSize(page, '');
  }
  for (const other of otherWidths) {
    await page.setViewportSize({ ...page.viewportSize()!, width: other });
    await settle(page);
    note(`${other} px`, await overflowOf(page));
  }
  return problems;
}

/** Makes text larger, as browsers do for who asked for it: what is measured in `rem` grows along. */
async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((wanted) => document.documentElement.style.setProperty('font-size', wanted), size);
  await settle(page);
}
