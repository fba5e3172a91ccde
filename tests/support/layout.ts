import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2 AA. */
const ALL_RULES: RunOptions['runOnly'] = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** The same page in the other theme differs in its colours alone. */
const RULES_OF_COLOR: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Notes every shift of the layout from the first paint on; call it before the page opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type ShiftEntry = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { layoutShifts: shifts });
    const describe = ({ node, previousRect: from, currentRect: to }: ShiftEntry['sources'][number]) => {
      const name = node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : (node?.nodeName ?? 'gone');
      return `${name}: ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) shifts.push({ value: entry.value, moved: entry.sources.map(describe) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts so far. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts);
}

/** What makes the page wider than its window: nothing, as long as it does not scroll sideways. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > clientWidth;
    });
    return [
      `${scrollWidth} in ${clientWidth}`,
      ...wide.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`),
    ];
  });
}

/** The words of these elements that a box around them cuts off at its side, though no ellipsis says so. */
export function clippedIn(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((chosen) => {
    const isCut = (element: Element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { left, right } = words.getBoundingClientRect();
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') return false;
        const around = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (left < around.left - 1 || right > around.right + 1)) return true;
      }
      return false;
    };
    const cut = [...document.querySelectorAll(chosen)].filter((element) => element.checkVisibility() && isCut(element));
    return cut.map((element) => `${element.tagName.toLowerCase()}.${element.className} is cut`);
  }, selector);
}

/** Waits for the parts that a page brings once it is idle. A document without the application has none. */
export async function lastParts(page: Page): Promise<void> {
  // The banner of the network is one of them, and keeps the room that it takes.
  const isThere = () => !document.querySelector('#app') || document.documentElement.style.getPropertyValue('--banner') !== '';
  await page.waitForFunction(isThere);
}

/** Waits for what a page fetches after its start. Nothing in it is busy then, and the pictures in view are there. */
export async function arrive(page: Page): Promise<void> {
  await lastParts(page);
  await page.waitForFunction(() => {
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    };
    const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
    return !isBusy && [...document.images].every((image) => image.complete || !isInView(image));
  });
  await settle(page);
}

/** Until the fonts are there, nothing moves any more, and what they changed is drawn. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** What keeps people from using the page, or what has opened over it, light and dark, without loading it again. */
export async function barriersInBothThemes(page: Page, place = page.locator('html')): Promise<string[]> {
  const barriers: string[] = [];
  for (const [colorScheme, runOnly] of [
    ['light', ALL_RULES],
    ['dark', RULES_OF_COLOR],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    barriers.push(...(await barriersOf(place, runOnly)).map((barrier) => `${colorScheme}: ${barrier}`));
  }
  return barriers;
}

/** What keeps people from using a part of a page, by the rules of WCAG 2.2 AA, and a heading without words: each rule with the places that break it. */
async function barriersOf(place: Locator, runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (!(await place.page().evaluate(() => 'axe' in window))) await place.page().evaluate(axeSource);
  const options: RunOptions = { runOnly, rules: { 'empty-heading': { enabled: true } }, resultTypes: ['violations'] };
  type Axe = { run(place: Element, options: RunOptions): Promise<AxeResults> };
  const { violations } = await place.evaluate((element, given) => (window as unknown as { axe: Axe }).axe.run(element, given), options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replaceAll('\n', ' ') ?? ''}`),
  );
}
