import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { PinResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { setMakeAPinScene } from '../scenes/make-a-pin.scene.ts';
import { fillLogIn, sendButton } from '../support/forms.ts';
import { drawPicture } from '../support/pictures.ts';

describe('making a pin', () => {
  const { stage, pageWithPictures, withoutDrafts, openBuilder, pictureFile, chooseFiles, chooseBoard, readPage } = setMakeAPinScene();

  it('tells which file among several is no picture, which holds the others up in nothing and goes for good', async () => {
    const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('only words, whatever the name says') };
    const tab = await openBuilder();
    tab.expect(/status of 4\d\d/);
    const { page } = tab;
    const refused = page.getByRole('list', { name: 'Files that were not added' });
    await chooseFiles(page, [notes, await pictureFile('one.jpg'), await pictureFile('two.jpg')]);
    await refused.getByText('notes.jpg').waitFor();
    expect(await page.getByRole('list', { name: 'Pins being made' }).getByRole('listitem').count()).toBe(2);
    await page.getByText(/drafts? saved/i).waitFor();
    for (const number of [1, 2]) {
      await page.getByRole('button', { name: new RegExp(`^Pin ${number}\\b`, 'u') }).click();
      await chooseBoard(page, 'Tiles');
    }
    await page.getByRole('button', { name: 'Publish all 2' }).and(page.locator(':enabled')).waitFor();

    await refused.getByRole('button', { name: 'Dismiss notes.jpg' }).click();
    await refused.waitFor({ state: 'detached' });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add more' }).click();
    await (await chooser).setFiles(notes);
    await refused.getByText('notes.jpg').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Publish all 2' }).click();
    await page.getByText('2 pins are published.').waitFor();
    expect(await refused.count()).toBe(0);
  });

  it('needs an account: a stranger is asked to log in, and then goes on with the web page that they came with', async () => {
    const ines = await stage.person('ines');
    const { page } = await stage.stranger();
    const path = `/pin-builder/?url=${encodeURIComponent(pageWithPictures)}`;
    await page.goto(stage.url + path);
    expect(page.url()).toBe(`${stage.url}/login/?next=${encodeURIComponent(path)}`);
    await fillLogIn(page, ines.username);
    await sendButton(page, 'Log in').click();
    const dialog = page.getByRole('dialog', { name: 'Save from a web page' });
    await dialog.getByRole('list', { name: 'Pictures of the page' }).getByRole('button').first().waitFor();
    expect(await dialog.getByLabel('Web address').inputValue()).toBe(pageWithPictures);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForURL(`${stage.url}/pin-builder/`);
  });

  it('keeps what was typed when the network drops in the middle, and through a reload, and goes on from there', async () => {
    const tab = await openBuilder();
    tab.expect(/ERR_CONNECTION_RESET/);
    const { page } = tab;
    await page.getByLabel('Title').fill('Flower stall on the square');
    await page.route('**/upload-image/', (route) => route.abort('connectionreset'));
    await chooseFiles(page, [await pictureFile('stall.jpg')]);
    await page.getByRole('alert').getByText('The network dropped. Nothing is lost').waitFor();
    await page.unroute('**/upload-image/');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Choose a board for it.').waitFor();
    await page.reload();
    await page.getByText('Choose a board for it.').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Flower stall on the square');
  });

  it('changes several drafts at once, gives each back what it had, and publishes them together', async () => {
    const ines = await withoutDrafts();
    for (const name of ['One', 'Two', 'Three']) {
      const { image_signature } = await ines.upload(await drawPicture());
      const items = [{ id: 'one', image_signature }];
      await ines.call(PinDraftsResource.create, { creation_id: `batch-${name}`, title: name, items });
    }
    const { page } = await stage.as(ines);
    await page.goto(`${stage.url}/pin-builder/`);
    const strip = page.getByRole('list', { name: 'Pins being made' });
    await strip.getByRole('checkbox', { name: 'Select pin 1' }).check();
    await page.keyboard.press('Control+a');
    const batch = page.getByRole('region', { name: '3 selected' });
    expect(await batch.getByLabel('Title').getAttribute('placeholder')).toBe('3 different texts');
    await batch.getByLabel('Title').fill('The same');
    await batch.getByText('Changes 3').waitFor();
    await batch.getByRole('button', { name: 'Undo' }).click();
    expect(await batch.getByLabel('Title').getAttribute('placeholder')).toBe('3 different texts');

    await batch.getByLabel('Link', { exact: true }).fill('nowhere');
    await batch.getByText('3 of these need another look.').waitFor();
    await batch.getByRole('button', { name: 'Undo' }).click();
    await batch.getByLabel('Allow comments').uncheck();
    await chooseBoard(page, 'Tiles');
    await page.keyboard.press('Control+Enter');
    await page.getByText('3 pins are published.').waitFor();
    const titles = await ines.call(UserPinsResource.get, { username: ines.username, page_size: 3 });
    expect(titles.map(({ title }) => title).toSorted()).toEqual(['One', 'Three', 'Two']);
    expect((await ines.call(PinResource.get, { id: titles[0]!.id })).comments_disabled).toBe(true);
  });

  it('takes what is pasted and what is dropped', async () => {
    const { page } = await openBuilder();
    const picture = (await drawPicture({ format: 'png' })).toString('base64');
    await give(page, 'paste', picture);
    await page.getByText('Picture uploaded').waitFor({ state: 'attached' });
    await give(page, 'drop', picture);
    await page.getByRole('list', { name: 'Pins being made' }).waitFor();
    await page.getByText('Picture uploaded').waitFor({ state: 'attached' });
    await page.getByText(/drafts? saved/i).waitFor();
  });

  it('refuses what is no picture beside the place for it, each with its reason in the person’s language, and keeps what was typed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bowerbird-refused-'));
    const files = await writeRefusedFiles(folder);
    const languages = {
      en: { title: 'Title', reasons: REASONS.map(({ en }) => en) },
      de: { title: 'Titel', reasons: REASONS.map(({ de }) => de) },
    };
    for (const [locale, { title, reasons }] of Object.entries(languages)) {
      const tab = await stage.as(await withoutDrafts(), { locale });
      tab.expect(/status of 4\d\d/);
      const { page } = tab;
      await page.goto(`${stage.url}/pin-builder/`);
      await page.getByLabel(title).fill('Kept');
      for (const [index, file] of files.entries()) {
        await chooseFiles(page, file);
        await page
          .getByRole('alert')
          .filter({ hasText: basename(file) })
          .filter({ hasText: reasons[index]! })
          .waitFor();
        expect(await page.getByLabel(title).inputValue()).toBe('Kept');
      }
    }
    await rm(folder, { recursive: true });
  });

  it('shows how far a slow upload is, and breaks it off when asked', async () => {
    const { page, context } = await openBuilder();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 200_000,
    });
    await chooseFiles(page, [
      { ...(await pictureFile('large.jpg')), buffer: Buffer.concat([await drawPicture(), Buffer.alloc(8_000_000)]) },
    ]);
    await page.getByRole('progressbar', { name: 'Uploading large.jpg' }).waitFor();
    await page.getByText(/^\d\.\d of 8\.0 MB$/).waitFor();
    await page.getByText(/^About \d+ s left$/).waitFor();
    await page.getByRole('button', { name: 'Cancel the upload' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.getByText('Add a picture first.').waitFor();
  });

  it('counts the characters of a title that is too long, says what is wrong with a link, and publishes neither', async () => {
    const { page } = await openBuilder();
    await chooseFiles(page, [await pictureFile('jug.jpg')]);
    await chooseBoard(page, 'Tiles');
    await page.getByLabel('Title').fill('x'.repeat(103));
    await page.getByRole('alert').filter({ hasText: '3 characters too many: 100 at most.' }).waitFor();
    await page.getByText('Some fields need another look.').waitFor();
    expect(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
    await page.getByLabel('Title').fill('Short');
    await page.getByLabel('Link', { exact: true }).fill('flowers-on-the-square');
    await page.getByLabel('Link', { exact: true }).blur();
    await page.getByRole('alert').filter({ hasText: 'This is no web address, such as https://example.org' }).waitFor();
    expect(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
  });

  it('says why a web page cannot be read', async () => {
    const tab = await openBuilder();
    tab.expect(/status of 4\d\d/);
    const { page } = tab;
    const refused = {
      'http://cellar.example/': 'This address belongs to a private network.',
      'http://192.168.1.1/admin': 'This address belongs to a private network.',
      'http://tiles.example/plain': 'There is no web page at this address.',
      'http://tiles.example/round': 'This page sends us in circles.',
      'ftp://tiles.example/': 'This is not an address that can be read.',
    };
    for (const [address, words] of Object.entries(refused)) {
      await readPage(page, address);
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      expect(await page.getByLabel('Web address').inputValue()).toBe(address);
    }
  });
});

/** Writes files that no instance takes, in the order of `REASONS`; gives their paths. */
async function writeRefusedFiles(folder: string): Promise<string[]> {
  const whole = await drawPicture();
  // A few hundred kilobytes that would unfold to 121 megapixels.
  const bomb = sharp({ create: { width: 11_000, height: 11_000, channels: 3, background: 'white' }, limitInputPixels: false });
  const files = {
    'nothing.jpg': Buffer.alloc(0),
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'notes.jpg': 'only words, whatever the name says',
    'half.jpg': whole.subarray(0, whole.length / 2),
    'film.mp4': 'moving',
    'heavy.jpg': Buffer.concat([whole, Buffer.alloc(40_000_000)]),
    'bomb.png': await bomb.png({ compressionLevel: 9 }).toBuffer(),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return Object.keys(files).map((name) => join(folder, name));
}

const REASONS = [
  { en: 'is empty: it has 0 bytes.', de: 'ist leer: 0 Bytes.' },
  { en: 'is an SVG drawing.', de: 'ist eine SVG-Zeichnung.' },
  { en: 'is not a picture that we can read.', de: 'ist kein Bild, das wir lesen können.' },
  { en: 'is broken: a part of it is missing.', de: 'ist beschädigt: Ein Teil fehlt.' },
  { en: 'is not a video that we can read.', de: 'ist kein Video, das wir lesen können.' },
  { en: 'is larger than 32 MB.', de: 'ist größer als 32 MB.' },
  { en: 'has more than 100 megapixels.', de: 'hat mehr als 100 Megapixel.' },
];

/** Pastes or drops a picture, as the browser tells the page of it. */
function give(page: Page, how: 'paste' | 'drop', picture: string): Promise<void> {
  return page.evaluate(
    ([kind, base64]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64!), (sign) => sign.charCodeAt(0))], 'given.png', { type: 'image/png' }));
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    },
    [how, picture],
  );
}
