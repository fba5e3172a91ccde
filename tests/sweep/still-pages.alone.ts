import { describe, expect, it } from 'vitest';
import { arrive, shiftsOf, watchShifts } from '../support/layout.ts';
import { setStage } from '../support/stage.ts';
import { windowsOf } from './examinations.ts';
import { NAMED_PAGES, openSwept } from './pages.ts';
import { emptyScene, setScene } from './scene.ts';

/** Nothing else may run meanwhile: a window that starves draws its words before their font is there. */
describe('every page', () => {
  const scene = emptyScene();
  const stage = setStage({ prepare: (place) => setScene(place, scene) });

  it.for(NAMED_PAGES)('stands still from its first paint on: $name', async ({ page, index }) => {
    for (const width of windowsOf(index)) {
      const tab = await openSwept(stage, scene, page, { width });
      await watchShifts(tab.page);
      await tab.page.goto(stage.url + page.path(scene));
      if (page.awaits) await tab.page.locator(page.awaits).first().waitFor();
      await arrive(tab.page);
      expect({ width, shifts: await shiftsOf(tab.page) }).toEqual({ width, shifts: [] });
      await tab.context.close();
    }
  });
});
