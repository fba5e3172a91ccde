import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { ensureOwner } from '@bowerbird/server/identity/owner/index.ts';
import { describe, expect, it } from 'vitest';
import { setDoorScene } from '../scenes/door.scene.ts';
import { fillSignUp, sendButton } from '../support/forms.ts';

describe('the door', () => {
  const { stage, accountButton, nameQuestion, openProfile, logIn } = setDoorScene();

  it('takes “Not now” for an answer', async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/signup/`);
    await fillSignUp(page, 'mei.tan@example.org', '1992-02-02');
    await sendButton(page, 'Start collecting').click();
    await openProfile(page);
    await nameQuestion(page).getByRole('button', { name: 'Not now' }).click();
    await nameQuestion(page).waitFor({ state: 'detached' });
  });

  it('leads on to where the person wanted to go, but never to another site', async () => {
    const lena = await stage.person('lena');
    const ways = { '/pin-builder/': '/pin-builder/', '//elsewhere.example/': '/' };
    for (const [next, place] of Object.entries(ways)) {
      const { page } = await stage.stranger();
      await page.goto(`${stage.url}/login/?next=${encodeURIComponent(next)}`);
      await logIn(page, lena.username);
      await page.waitForURL(stage.url + place);
      // Who is in already has no business at the door.
      await page.goto(`${stage.url}/login/`);
      expect(page.url()).toBe(`${stage.url}/`);
    }
  });

  it('gives the instance to the account that is made by the owner’s link', async () => {
    const db = openDatabase({ url: stage.databaseUrl, poolSize: 1 });
    const notice = await ensureOwner(db, { withAccount: false, now: new Date() });
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/signup/?owner=${notice?.kind === 'link' ? notice.token : ''}`);
    await fillSignUp(page, 'amara.okafor@example.org', '1985-03-03');
    await sendButton(page, 'Start collecting').click();
    await accountButton(page).waitFor();
    // An instance that has an owner gives no further link.
    expect(await ensureOwner(db, { withAccount: false, now: new Date() })).toBeNull();
    await db.destroy();
  });
});
