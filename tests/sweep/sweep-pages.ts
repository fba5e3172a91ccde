import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRightToLeft, type BuiltLocale } from '@bowerbird/domain/locales.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Eyes, Tab } from '../support/browser.ts';
import { examine, type Examination } from '../support/examine.ts';
import { barriersInBothThemes } from '../support/layout.ts';
import { setStage } from '../support/stage.ts';
import { PAGES, type SweptPage } from './pages.ts';
import { emptyScene, setScene } from './scene.ts';

const ROUTES = join(import.meta.dirname, '../../packages/client/src/routes');
/** Leads on to the log-in page unless an app asks at that moment; `apps.journey.ts` does. */
const UNREACHABLE = ['app-factory-oauth/[uid].tsx'];
/** What is looked at on phones and on what is wider: one load each. */
const DEVICES: readonly Examination[] = [
  { width: 390, otherWidths: [320], largeText: true, barriers: true },
  { width: 1280, otherWidths: [820, 1920], largeText: true, barriers: true },
];
/** What moves while a page loads differs with the width, not with the language. */
const OTHER_LOADS: readonly Examination[] = [{ width: 820 }, { width: 1920 }];

/** Examines every page in one language. */
export function sweepPages(locale: BuiltLocale): void {
  describe(`every page, in ${locale}`, () => {
    const scene = emptyScene();
    const stage = setStage({ prepare: (place) => setScene(place, scene) });

    const open = async (page: SweptPage, eyes: Eyes): Promise<Tab> => {
      const person = { stranger: null, owner: scene.owner, 'young person': scene.youngPerson }[page.looker];
      const tab = person ? await stage.as(person, eyes) : await stage.stranger(eyes);
      tab.expect(/status of 404/);
      // Each tab would tell by what its device is known, more often than a person may.
      await tab.context.addInitScript((id) => sessionStorage.setItem('device_told', id), person?.id ?? '');
      return tab;
    };

    it.for(PAGES.map((page) => ({ page, name: `${page.path({ pin: '/pin/…/', film: '/pin/a-film/' })} as ${page.looker}` })))(
      'fits every window, stands still and keeps nobody out, light and dark: $name',
      async ({ page }) => {
        const problems: string[] = [];
        for (const examination of locale === 'en' ? [...DEVICES, ...OTHER_LOADS] : DEVICES) {
          const { width } = examination;
          const tab = await open(page, { width, locale });
          problems.push(...(await examine(tab, stage.url + page.path(scene), { ...examination, awaits: page.awaits })));
          expect(await readDirection(tab.page)).toEqual({ lang: locale, isRightToLeft: isRightToLeft(locale) });
          if (!examination.barriers) continue;
          for (const [name, press] of Object.entries(page.overlays ?? {})) {
            await press(tab.page);
            const opened = tab.page.locator('[role=dialog], [role=alertdialog]');
            problems.push(...(await barriersInBothThemes(tab.page, opened)).map((barrier) => `${width} px, ${name}: ${barrier}`));
            await tab.page.keyboard.press('Escape');
            await opened.waitFor({ state: 'detached' });
          }
        }
        expect(problems).toEqual([]);
      },
    );

    if (locale !== 'en') return;
    it('is one that the sweep knows', async () => {
      const swept = new Set<string>(UNREACHABLE);
      for (const page of PAGES) {
        const { context } = await open(page, {});
        const html = await (await context.request.get(stage.url + page.path(scene))).text();
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
