import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRightToLeft, type BuiltLocale } from '@bowerbird/domain/locales.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Tab } from '../support/browser.ts';
import { examine } from '../support/examine.ts';
import { barriersInBothThemes } from '../support/layout.ts';
import { setStage } from '../support/stage.ts';
import { examinationsOf } from './examinations.ts';
import { NAMED_PAGES, openSwept, PAGES, type Looker, type SweptPage } from './pages.ts';
import { emptyScene, setScene } from './scene.ts';

const ROUTES = join(import.meta.dirname, '../../packages/client/src/routes');
/** Leads on to the log-in page unless an app asks at that moment; `apps.journey.ts` does. */
const UNREACHABLE = ['app-factory-oauth/[uid].tsx'];

/** Examines every page in one language. */
export function sweepPages(locale: BuiltLocale): void {
  describe(`every page, in ${locale}`, () => {
    const scene = emptyScene();
    const stage = setStage({ keepsTabs: true, prepare: (place) => setScene(place, scene) });
    const tabs = new Map<string, Tab>();
    /** One tab for each kind of person and device, because a fresh profile costs more than a page. */
    const tabOf = async (page: SweptPage, width: number) => {
      const name = `${page.looker} ${width}`;
      const tab = tabs.get(name) ?? (await openSwept(stage, scene, page, { width, locale }));
      tabs.set(name, tab);
      return tab;
    };

    it.for(NAMED_PAGES)('fits every window and keeps nobody out, light and dark: $name', async ({ page, index }) => {
      const problems: string[] = [];
      for (const examination of examinationsOf(locale, index)) {
        const { width } = examination;
        const tab = await tabOf(page, width);
        problems.push(...(await examine(tab, stage.url + page.path(scene), { ...examination, awaits: page.awaits })));
        expect(await readDirection(tab.page)).toEqual({ lang: locale, isRightToLeft: isRightToLeft(locale) });
        for (const [name, press] of Object.entries(page.overlays ?? {})) {
          await press(tab.page);
          const opened = tab.page.locator('[role=dialog], [role=alertdialog]');
          problems.push(...(await barriersInBothThemes(tab.page, opened)).map((barrier) => `${width} px, ${name}: ${barrier}`));
          await tab.page.keyboard.press('Escape');
          await opened.waitFor({ state: 'detached' });
        }
      }
      expect(problems).toEqual([]);
    });

    if (locale !== 'en') return;
    it('is one that the sweep knows', async () => {
      const swept = new Set<string>(UNREACHABLE);
      const known = new Map<Looker, Promise<Tab>>();
      for (const page of PAGES.filter(({ isEmbed }) => isEmbed !== true)) {
        const tab = known.get(page.looker) ?? openSwept(stage, scene, page, {});
        known.set(page.looker, tab);
        const html = await (await (await tab).context.request.get(stage.url + page.path(scene))).text();
        const { initialHandlerId } = JSON.parse(/id="page-data"[^>]*>([^<]*)</.exec(html)![1]!) as { initialHandlerId: string | null };
        if (initialHandlerId !== null) swept.add(initialHandlerId);
      }
      const routes = (await readdir(ROUTES, { recursive: true })).filter((file) => file.endsWith('.tsx'));
      expect(routes.filter((route) => ![...swept].some((file) => file.endsWith(route)))).toEqual([]);
    });
  });
}

function readDirection(page: Page): Promise<{ lang: string | null; isRightToLeft: boolean }> {
  return page.locator('html').evaluate((html) => ({ lang: html.getAttribute('lang'), isRightToLeft: html.getAttribute('dir') === 'rtl' }));
}
