import { describe, expect, it } from 'vitest';
import { setUnauthSaveScene } from './scenes/unauth-save.scene.ts';
import { fillSignUp, sendButton } from './support/forms.ts';
import { barriersInBothThemes } from './support/layout.ts';

describe('somebody who came for a pin', () => {
  const scene = setUnauthSaveScene();
  const { stage, pinPath, saveFromCloseup } = scene;

  it('finds it saved on a board of their own once they signed up, and never a second time', async () => {
    const { page } = await stage.stranger();
    const dialog = await saveFromCloseup(page, scene.pins[2]!);
    expect(await barriersInBothThemes(page, dialog)).toEqual([]);
    await fillSignUp(page, 'mei.tan@example.org');
    await sendButton(page, 'Start collecting').click();
    await page.waitForURL(stage.url + pinPath(scene.pins[2]!));
    await page.getByText('Saved to Saved ideas').first().waitFor();
    await page.goto(`${stage.url}/meitan/saved-ideas/`);
    await page.getByRole('link', { name: 'Doorway', exact: true }).waitFor();
    const count = () => page.getByRole('link', { name: 'Doorway', exact: true }).count();
    expect(await count()).toBe(1);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unauth_save'))).toBeNull();
    await page.reload();
    await page.getByRole('link', { name: 'Doorway', exact: true }).waitFor();
    expect(await count()).toBe(1);
  });
});
