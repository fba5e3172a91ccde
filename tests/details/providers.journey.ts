import { describe, expect, it } from 'vitest';
import { setProvidersScene } from '../scenes/providers.scene.ts';
import { makeBoard, makePins } from '../support/content.ts';

describe('coming in by a provider', () => {
  const { stage, provider, finish } = setProvidersScene();

  it.each(['Facebook', 'LINE'])('with %s: there and back, and on to where they wanted', async (name) => {
    provider.lookBy({ sub: `${name}-1`, email: `mei.tan.${name.toLowerCase()}@example.org`, name: 'Mei Tan' });
    const { page, expect: allow } = await stage.stranger();
    allow(/status of 401/);
    await page.goto(`${stage.url}/login/?next=%2Fsearch%2Fpins%2F`);
    await page.getByRole('button', { name: `Continue with ${name}` }).click();
    await finish(page);
    await page.waitForURL(`${stage.url}/search/pins/`);
  });

  it('with LINE, by which the pin that they wanted is saved too', async () => {
    const ines = await stage.person('ines');
    const [jug] = await makePins(ines, await makeBoard(ines, 'Tiles'), ['Jug']);
    provider.lookBy({ sub: 'LINE-2', email: 'lena.fjeld.line@example.org', name: 'Lena Fjeld' });
    const { page, expect: allow } = await stage.stranger();
    allow(/status of 401/);
    await page.goto(`${stage.url}/pin/${jug!.id}/`);
    await page.getByRole('article').first().getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Continue with LINE' }).click();
    await finish(page);
    await page.waitForURL(`${stage.url}/pin/${jug!.id}/`);
    await page.getByText('Saved to Saved ideas').first().waitFor();
  });

  it('says that a provider is down, also when Google’s script fails after it', async () => {
    const { page, expect: allow } = await stage.stranger();
    allow(/status of 503/);
    await page.goto(`${stage.url}/login/`);
    await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
    provider.lookBy({ sub: 'l-2', name: 'Lena Fjeld' });
    const down = page.getByText('The other service does not answer just now.');
    await page.route('**/dialog/line**', async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      provider.breakDown(503);
      await route.fulfill({ response });
    });
    await page.route('**/gsi/client', async (route) => {
      await down.waitFor();
      await route.fallback();
    });
    const noScript = page.waitForResponse((response) => response.url().endsWith('/gsi/client') && response.status() === 503);
    await page.getByRole('button', { name: 'Continue with LINE' }).click();
    await noScript;
    await page.waitForFunction(() => !document.querySelector('script[src$="/gsi/client"]'));
    expect(await page.getByRole('alert').allTextContents()).toEqual([
      expect.stringContaining('The other service does not answer just now.'),
    ]);

    provider.breakDown(null);
    await page.unrouteAll();
    await page.reload();
    await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
