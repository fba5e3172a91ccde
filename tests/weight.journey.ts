import { get } from 'node:http';
import { expect, it, describe } from 'vitest';
import { findOverweight } from '@bowerbird/app/boot/route-weights.ts';
import { makeBoard, makePins } from './support/content.ts';
import { setStage } from './support/stage.ts';

const PINS = 25;

describe('the weight of a first visit', () => {
  const stage = setStage({
    prepare: async (prepared) => {
      const noor = await prepared.person('noor');
      const titles = Array.from({ length: PINS }, (_, index) => `Blue room ${index + 1}`);
      await makePins(noor, await makeBoard(noor, 'Blue rooms'), titles, (index) => ({ width: 600, height: 480 + (index % 8) * 90 }));
    },
  });

  it('keeps to the budget of the first route: 130 KB of script, 10 of style, 25 of HTML with 25 pins', async () => {
    const { page } = await stage.stranger();
    await page.goto(stage.url);
    expect(await page.locator('[data-index]').count()).toBe(PINS);

    expect(findOverweight(await weighHtml(stage.url))).toBeNull();
  });

  it.each([
    ['the home of a stranger', '/', false],
    ['the home of a person', '/', true],
    ['the log-in', '/login/', false],
  ])('names in the HTML of %s each script that it starts with, so that none waits for another', async (_page, path, isSignedIn) => {
    const eyes = { locale: 'de' };
    const { page } = isSignedIn ? await stage.as(await stage.person('noor'), eyes) : await stage.stranger(eyes);
    const response = await page.goto(stage.url + path);
    const html = await response!.text();
    await page.waitForFunction(() => performance.getEntriesByName('started').length > 0);
    const scripts = await page.evaluate(() => {
      const { startTime } = performance.getEntriesByName('started')[0]!;
      const before = performance.getEntriesByType('resource').filter((entry) => entry.startTime < startTime && entry.name.endsWith('.js'));
      return before.map(({ name }) => new URL(name).pathname);
    });
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((script) => !html.includes(script))).toEqual([]);
  });
});

/** In kilobytes, as they go over the wire. */
function weighHtml(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        response.headers['content-encoding'] === 'br' ? resolve(bytes / 1024) : reject(new Error('The page came uncompressed.')),
      );
    }).on('error', reject);
  });
}
