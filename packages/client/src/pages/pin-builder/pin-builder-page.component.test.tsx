import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { ApiError, toErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { brokenNetwork } from '../../testing/mount.tsx';
import { openBuilder, picker, recordOf, still } from './testing/open-builder.tsx';

describe('the builder', () => {
  // The browser keeps drafts until the server has them.
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it.each([1280, 390])('keeps its acts in view at a width of %s', async (width) => {
    await page.viewport(width, 700);
    await openBuilder([recordOf('Jug'), recordOf('Bowl')]);
    window.scrollTo(0, 10_000);
    for (const name of ['Publish all 2', 'Schedule', 'Undo']) await expect.element(page.getByRole('button', { name })).toBeInViewport();
    await expect.element(page.getByText('2 drafts saved')).toBeInViewport();
  });

  it.each(['en', 'de'] as const)('has its title, links and acts in one line each at 1024 pixels: %s', async (locale) => {
    await page.viewport(1024, 700);
    await openBuilder([recordOf('Jug', { board: null }), recordOf('Bowl', { board: null })], {}, '/pin-builder/', locale);
    await expect.poll(() => document.querySelectorAll('[data-reorder]').length).toBe(2);
    const bar = document.querySelector('header')!;
    expect([...bar.querySelectorAll('h1, a, button')].filter((one) => one.getBoundingClientRect().top > 40)).toEqual([]);
    expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  });

  it.each([
    [1280, 'beside'],
    [390, 'above'],
  ])('has its drafts at a width of %s %s the form', async (width, side) => {
    await page.viewport(width, 800);
    await openBuilder([recordOf('Jug'), recordOf('Bowl')]);
    const list = page.getByRole('list', { name: 'Pins being made' }).element().getBoundingClientRect();
    const form = page.getByLabelText('Title').element().getBoundingClientRect();
    expect(side === 'beside' ? list.right <= form.left : list.bottom <= form.top).toBe(true);
  });

  it.each([
    ['all go', [recordOf('Jug'), recordOf('Bowl')], 'Publish all 2', true],
    ['some stay behind', [recordOf('Jug'), recordOf('Bowl'), recordOf('Cup', { board: null })], 'Publish 2', true],
    ['only one can go', [recordOf('Jug'), recordOf('Cup', { board: null })], 'Publish 1', true],
    ['one has a time', [recordOf('Jug'), recordOf('Bowl', { scheduled_ts: 4_000_000_000 })], 'Publish', true],
    ['all have a time', [recordOf('Jug', { scheduled_ts: 4_000_000_000 })], 'Publish', false],
    ['none can go', [recordOf('Jug', { board: null }), recordOf('Cup', { board: null })], '2 need something', false],
  ])('says how many it publishes where %s', async (_, drafts, name, isOpen) => {
    await page.viewport(1280, 800);
    await openBuilder(drafts);
    const button = page.getByRole('button', { name, exact: true });
    await (isOpen ? expect.element(button).toBeEnabled() : expect.element(button).toBeDisabled());
  });

  it('shows how many are out while several go, and stops after the one that is on its way', async () => {
    await page.viewport(1280, 800);
    let letGo = () => {};
    const { sent } = await openBuilder([recordOf('Jug'), recordOf('Bowl'), recordOf('Cup')], {
      'PinDraftPublicationsResource.create': () =>
        new Promise((resolve) => {
          letGo = () => resolve({ id: '12', title: 'Jug', board: null, pinner: { profileUrl: '/noor/' }, images: {} });
        }),
    });
    const asked = () => sent.filter(({ name }) => name === 'PinDraftPublicationsResource.create').length;
    await page.getByRole('button', { name: 'Publish all 3' }).click();
    await expect.element(page.getByRole('heading', { name: '0 of 3 are out' })).toBeVisible();
    await expect.poll(asked).toBe(1);
    letGo();
    await expect.element(page.getByRole('heading', { name: '1 of 3 are out' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Jug' })).toHaveAttribute('href', '/pin/12/');
    await expect.poll(asked).toBe(2);
    await page.getByRole('button', { name: 'Stop after this one' }).click();
    letGo();
    await expect.element(page.getByLabelText('Title')).toHaveValue('Cup');
    expect(asked()).toBe(2);
  });

  it('mends one that did not go while the others do, and sends it once more', async () => {
    await page.viewport(1280, 800);
    const made = { id: '12', title: 'Jug', board: null, pinner: { profileUrl: '/noor/' }, images: {} };
    let letGo = () => {};
    let asked = 0;
    await openBuilder([recordOf('Jug', { link: 'https://kiln.example/' }), recordOf('Bowl')], {
      'PinDraftsResource.update': () => recordOf('Jug', { version: 2 }),
      'FindPinImagesResource.get': () => ({
        items: [],
        page: { title: '', description: '', site_name: '', canonical_url: null, nopin: null },
      }),
      'PinDraftPublicationsResource.create': () => {
        asked += 1;
        if (asked === 1)
          throw new CallError(toErrorRecord(new ApiError('bad_input', { extra: { fields: [{ field: 'link', rule: 'format' }] } })));
        return asked === 2 ? new Promise((resolve) => void (letGo = () => resolve(made))) : made;
      },
    });
    await page.getByRole('button', { name: 'Publish all 2' }).click();
    const card = page.getByRole('region', { name: 'Pin 1: Jug' });
    await expect.element(card.getByText('Not published')).toBeVisible();
    await expect.element(card.getByLabelText('Link')).toHaveValue('https://kiln.example/');
    await card.getByRole('button', { name: 'Publish without a link' }).click();
    await expect.element(card).not.toBeInTheDocument();
    await expect.poll(() => asked).toBe(2);
    letGo();
    await expect.poll(() => asked).toBe(3);
    await expect.element(page.getByLabelText('Title')).toHaveValue('');
  });

  it('keeps the open draft where the network is gone while publishing, and says so once', async () => {
    const { store, sent } = await openBuilder([recordOf('Jug'), recordOf('Bowl'), recordOf('Cup')], {
      'PinDraftPublicationsResource.create': () => {
        throw brokenNetwork();
      },
    });
    await page.getByRole('button', { name: 'Publish all 3' }).click();
    await expect.poll(() => store.getState().toasts.current).toMatchObject({ kind: 'error', message: 'app.offline' });
    await expect.element(page.getByLabelText('Title')).toHaveValue('Jug');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(sent.filter(({ name }) => name === 'PinDraftPublicationsResource.create')).toHaveLength(1);
  });

  it.each([
    ['one', [still('first')], 'image/*,video/*,.mkv'],
    ['several', [still('first'), still('second')], 'image/*'],
  ])('offers films where the only picture is replaced, and none in a carousel: %s', async (_, items, accept) => {
    await page.viewport(1280, 800);
    await openBuilder([recordOf('Jug', { items })]);
    await page.getByRole('button', { name: 'Replace' }).click();
    expect(picker()).toMatchObject({ accept, multiple: false });
  });

  it.each([
    ['first', 'asks before its tags go, and replaces it', true],
    ['second', 'asks nothing for the tags of another, and replaces it', false],
  ])('where the first picture was cut and the %s one has tags, %s', async (tagged, _, isAsked) => {
    await page.viewport(1280, 800);
    const upload = { upload_id: 'a'.repeat(32), name: 'jug.mp4', bytes: 900, status: 'uploading', progress: 0, reason: null };
    const items = [still('first', { media: null, upload, status: 'processing' }), still('second')].map((item) =>
      item.id === tagged ? { ...item, pinTagIds: ['tag'] } : item,
    );
    const pinTags = [{ pinTagKey: 'tag', x: 0.5, y: 0.5, status: 'saved', taggedObjectIds: [] }];
    await openBuilder([recordOf('Jug', { items, pinTags })], { 'VideoUploadsResource.get': () => upload });
    await page.getByRole('button', { name: 'Picture 2', exact: true }).click();
    await page.getByRole('button', { name: 'Choose the same file' }).click();
    if (isAsked) await page.getByRole('button', { name: 'Choose another picture' }).click();
    await userEvent.upload(page.elementLocator(picker()), new File([], 'empty.png', { type: 'image/png' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('empty.png is empty: it has 0 bytes.');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('publishes by Ctrl and Enter in its own fields, and not in those of a dialog', async () => {
    await page.viewport(1280, 800);
    const { sent } = await openBuilder([recordOf('Jug')], {
      'PinDraftPublicationsResource.create': () => ({ id: '12', board: null, pinner: { profileUrl: '/noor/' }, images: {} }),
    });
    const published = () => sent.filter(({ name }) => name === 'PinDraftPublicationsResource.create').length;
    await page.getByRole('button', { name: 'Schedule' }).click();
    await page.getByLabelText('Date').click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(published()).toBe(0);
    await page.getByLabelText('Title').click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(published).toBe(1);
  });

  it('keeps the link and the words of a page that an address brings along, beside the drafts', async () => {
    await page.viewport(1280, 800);
    await openBuilder(
      [recordOf('Jug')],
      {},
      '/pin-builder/?link=https%3A%2F%2Fsheds.example%2Fblue&title=A+blue+shed&description=For+tools',
    );
    await expect.element(page.getByLabelText('Title')).toHaveValue('A blue shed');
    await expect.element(page.getByLabelText('Link')).toHaveValue('https://sheds.example/blue');
    await expect.element(page.getByLabelText('Description', { exact: true })).toHaveValue('For tools');
    await expect.element(page.getByRole('button', { name: /Jug/ })).toBeVisible();
  });

  it.each(['Choose a picture yourself', 'Escape'])('keeps the address of a page that cannot be read as the link: %s', async (way) => {
    await page.viewport(1280, 800);
    const refused = () => {
      throw new CallError(toErrorRecord(new ApiError('page_refused', { extra: { reason: 'unreachable' } })));
    };
    await openBuilder([], { 'FindPinImagesResource.get': refused }, '/pin-builder/?url=https%3A%2F%2Fsheds.example%2Fblue');
    const keep = page.getByRole('dialog').getByRole('button', { name: 'Choose a picture yourself' });
    await expect.element(keep).toBeVisible();
    await (way === 'Escape' ? userEvent.keyboard('{Escape}') : keep.click());
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Link')).toHaveValue('https://sheds.example/blue');
  });

  it('says what to do about a product whose page could not be read, and publishes all the same', async () => {
    await page.viewport(1280, 800);
    const chest = {
      id: 'link-9',
      type: 'product_link',
      status: 'saved',
      title: 'oakroom.example',
      link: 'https://oakroom.example/',
      isUnread: true,
    };
    const pinTags = [{ pinTagKey: 'tag', x: 0.5, y: 0.5, status: 'saved', taggedObjectIds: ['link-9'] }];
    await openBuilder([recordOf('Jug', { items: [still('first', { pinTagIds: ['tag'] })], pinTags, taggedObjects: [chest] })]);
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await expect.element(publish).toBeEnabled();
    await expect.element(publish).toHaveAccessibleDescription(/1 tagged product could not be read/);
  });

  it('begins with its title and the first field on a phone', async () => {
    await page.viewport(390, 844);
    await openBuilder([recordOf('Jug')]);
    await expect.element(page.getByRole('heading', { name: 'Create a pin' })).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole('button', { name: 'Give feedback' })).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByLabelText('Title')).toBeInViewport({ ratio: 1 });
  });
});
