import { describe, expect, it } from 'vitest';
import { arrive, shiftsOf, watchShifts } from './support/layout.ts';
import { setMakeAPinScene } from './scenes/make-a-pin.scene.ts';

describe('making a pin', () => {
  const { stage, pageWithPictures, openBuilder, pictureFile, chooseFiles, chooseBoard, readPage } = setMakeAPinScene();

  it('takes a picture from the file picker, says what is still missing, and leads to the pin that was published', async () => {
    const { page } = await openBuilder();
    await chooseFiles(page, [await pictureFile('jug.jpg')]);
    await page.getByText('Picture uploaded').waitFor({ state: 'attached' });
    await page.getByText('Choose a board for it.').waitFor();
    expect(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);

    await page.getByLabel('Title').fill('Blue jug on a sill');
    await page.getByLabel('Description', { exact: true }).fill('Painted on a Sunday.');
    await page.getByLabel('Link', { exact: true }).fill('tiles.example/jug');
    await page.getByLabel('Link', { exact: true }).blur();
    expect(await page.getByLabel('Link', { exact: true }).inputValue()).toBe('https://tiles.example/jug');
    await page.getByLabel('Picture description').fill('A blue jug');
    await chooseBoard(page, 'Tiles');
    await page.getByRole('button', { name: 'Publish', exact: true }).dblclick();
    const toast = page.getByText('Your pin is published.');
    await toast.waitFor();
    await page.getByRole('link', { name: 'See it' }).click();
    await page.waitForURL(/\/pin\/\w+\//);
    await page.getByRole('heading', { name: 'Blue jug on a sill' }).waitFor();
    await page.getByText('Painted on a Sunday.').waitFor();
    expect(await page.getByRole('img', { name: 'A blue jug' }).first().isVisible()).toBe(true);

    await page.goto(`${stage.url}/inesduarte/tiles/`);
    await page.getByRole('link', { name: 'A blue jug' }).waitFor();
    // The double click made one pin.
    expect(await page.getByRole('link', { name: 'A blue jug' }).count()).toBe(1);
  });

  it('makes several pins at once and publishes them together', async () => {
    const { page } = await openBuilder();
    await chooseFiles(page, [await pictureFile('one.jpg'), await pictureFile('two.jpg')]);
    const drafts = page.getByRole('list', { name: 'Pins being made' });
    expect(await drafts.getByRole('listitem').count()).toBe(2);
    for (const number of [1, 2]) {
      await drafts.getByRole('button', { name: new RegExp(`^Pin ${number}\\b`, 'u') }).click();
      await page.getByText('Picture uploaded').waitFor({ state: 'attached' });
      await page.getByLabel('Title').fill(`Tile ${number}`);
      await chooseBoard(page, 'Tiles');
    }
    await page.getByRole('button', { name: 'Publish all 2' }).click();
    await page.getByText('2 pins are published.').waitFor();
    await page.getByRole('link', { name: 'See them' }).click();
    await page.waitForURL(`${stage.url}/inesduarte/tiles/`);
  });

  it('keeps drafts on the server, so that another browser goes on with them and two do not overwrite each other', async () => {
    const tab = await openBuilder();
    const { page } = tab;
    // The one that comes late is told so.
    tab.expect(/status of 409/);
    await chooseFiles(page, [await pictureFile('loom.jpg')]);
    await page.getByText('Picture uploaded').waitFor({ state: 'attached' });
    await page.getByLabel('Title').fill('A loom');
    await page.getByLabel('Allow comments').uncheck();
    await page.getByText(/drafts? saved/i).waitFor();

    const { page: other } = await stage.as(await stage.person('ines'));
    await other.goto(`${stage.url}/pin-builder/`);
    await expect.poll(() => other.getByLabel('Title').inputValue()).toBe('A loom');
    expect(await other.getByLabel('Allow comments').isChecked()).toBe(false);
    await other.getByLabel('Title').fill('A loom from elsewhere');
    await other.getByText(/drafts? saved/i).waitFor();

    await page.getByLabel('Title').fill('A loom of mine');
    await page.getByText('This pin was changed somewhere else too.').waitFor();
    await page.getByText('There its title is “A loom from elsewhere”.').waitFor();
    await page.getByRole('button', { name: 'Take the other' }).click();
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('A loom from elsewhere');
  });

  it('has the drafts in the page that the server draws, and nothing moves when the scripts start', async () => {
    const { page } = await openBuilder();
    await chooseFiles(page, [await pictureFile('bowl.jpg'), await pictureFile('cup.jpg')]);
    await page.getByLabel('Title').fill('A bowl');
    await page.getByText('2 drafts saved').waitFor();
    const drawn = await page.request.get(`${stage.url}/pin-builder/`);
    expect(await drawn.text()).toContain('value="A bowl"');
    await watchShifts(page);
    await page.reload();
    await page.getByText('2 drafts saved').waitFor();
    await arrive(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

  it('lets pictures of a web page be chosen, and brings its words and its address along', async () => {
    const { page } = await openBuilder();
    await readPage(page, pageWithPictures);
    await page.getByRole('button', { name: 'A wall of azulejos' }).click();
    await page.getByRole('button', { name: 'Add 1 picture' }).click();
    expect(await page.getByLabel('Link', { exact: true }).inputValue()).toBe(pageWithPictures);
    await page.getByLabel('Title').fill('A wall in Porto');
    await chooseBoard(page, 'Tiles');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('link', { name: 'See it' }).click();
    await page.getByRole('heading', { name: 'A wall in Porto' }).waitFor();
    await page.getByRole('link', { name: 'Visit tiles.example' }).waitFor();
  });
});
