import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { TaggedObject } from '@bowerbird/contract/creation/product-tags/records.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { ApiError, toErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { mount } from '../../../testing/mount.tsx';
import type { EditedTag } from './edited-tags.ts';
import { TagEditor } from './tag-editor.tsx';

const lamp: TaggedObject = {
  id: 'pin-1',
  type: 'product_pin',
  status: 'saved',
  link: 'https://fjell.example/lamp',
  media: null,
  pin: { id: '1' },
  title: 'Field lamp, clay',
  domain: 'fjell.example',
  price: '128.00',
  currency: 'EUR',
  inStock: true,
  isReading: false,
  isUnread: false,
};
const sofa: TaggedObject = { ...lamp, id: 'pin-2', pin: { id: '2' }, title: 'Harbour sofa, rust', inStock: false };
const tagOfLamp: EditedTag = { pinTagKey: 'a', x: 0.5, y: 0.5, status: 'saved', objects: [lamp] };

async function open(
  tags: readonly EditedTag[] = [tagOfLamp],
  others: readonly (readonly EditedTag[])[] = [],
  readLink = (): TaggedObject => ({ ...lamp, id: 'link-9', title: 'Low oak chest' }),
) {
  const done: (readonly EditedTag[])[] = [];
  const allDone: (readonly (readonly EditedTag[])[])[] = [];
  const closed: true[] = [];
  await mount(
    <TagEditor
      pictures={[tags, ...others].map((own) => ({ url: '/media/orig/aa/aa/a.jpg', width: 400, height: 600, color: '#cfe6f5', tags: own }))}
      onDone={(all) => {
        allDone.push(all);
        done.push(all[0]!);
      }}
      onClose={() => void closed.push(true)}
    />,
    { answer: ({ name }) => (name === 'TaggableProductsResource.get' ? [lamp, sofa] : readLink()) },
  );
  await expect.element(page.getByRole('dialog', { name: 'Tag products' })).toBeVisible();
  return { done, allDone, closed };
}

const press = (name: string | RegExp, options: Parameters<typeof userEvent.click>[1] = {}) =>
  userEvent.click(page.getByRole('button', { name }), options);
const place = (tags: readonly EditedTag[] | undefined) => tags?.map(({ x, y }) => [Math.round(x * 100), Math.round(y * 100)]);

describe('tagging products', () => {
  it('counts a tag without a product apart, because it is not kept', async () => {
    await open([tagOfLamp, { ...tagOfLamp, pinTagKey: 'b', x: 0.1, objects: [{ ...sofa, status: 'deleted' }] }]);
    const status = page.getByRole('status').filter({ hasText: 'tag' });
    await expect.poll(() => status.element().textContent).toBe('1 tag, 1 tag without a product');
    await press('Take tag 1 away');
    await expect.poll(() => status.element().textContent).toBe('1 tag without a product');
  });

  it('puts a tag where the picture is pressed, and gives it the product that is chosen', async () => {
    const { done } = await open([]);
    const ground = page.getByRole('button', { name: 'Press the picture where the thing is' });
    const box = ground.element().getBoundingClientRect();
    await ground.click({ position: { x: box.width / 4, y: box.height / 2 } });
    await press('Choose Harbour sofa, rust');
    await expect.element(page.getByText('Shop closed')).toBeVisible();
    await press('Done');
    expect(place(done[0])).toEqual([[25, 50]]);
    expect(done[0]![0]).toMatchObject({ status: 'saved', objects: [{ id: 'pin-2', status: 'saved' }] });
  });

  it('draws the picture as sharp as the screen is', async () => {
    const url = `/media/236x/ab/ab/${'ab'.repeat(32)}.jpg`;
    await mount(<TagEditor pictures={[{ url, width: 1200, height: 1800, tags: [] }]} onDone={() => {}} onClose={() => {}} />);
    const shown = () => document.querySelector<HTMLImageElement>('[role="dialog"] img');
    await expect.poll(() => shown()?.currentSrc).toMatch(/\/(474x|736x|orig)\//);
  });

  it('moves a tag by keys, with Shift ten times as far, and undoes it as one step', async () => {
    const { done } = await open();
    const dot = page.getByRole('button', { name: 'Tag 1: Field lamp, clay' });
    (dot.element() as HTMLElement).focus();
    const { width, height } = dot.element().parentElement!.getBoundingClientRect();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await expect.element(page.getByText('Edited')).toBeVisible();
    await press('Undo');
    await expect.element(page.getByText('Saved')).toBeVisible();
    await press('Do again');
    await press('Done');
    expect(done[0]![0]!.x).toBeCloseTo(0.5 + 1 / width, 3);
    expect(done[0]![0]!.y).toBeCloseTo(0.5 - 10 / height, 3);
  });

  it('strikes a kept tag out by Del until it comes back, and keeps nothing of it otherwise', async () => {
    const { done } = await open();
    (page.getByRole('button', { name: 'Tag 1: Field lamp, clay' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByText('Taken away')).toBeVisible();
    await press('Done');
    expect(done[0]).toEqual([]);
    await userEvent.click(page.getByRole('listitem').getByRole('button', { name: 'Undo' }));
    await expect.element(page.getByText('Edited')).toBeVisible();
    await press('Done');
    expect(done[1]).toHaveLength(1);
  });

  it('says beside the field that a link is no address, and adds the product of one', async () => {
    const { done } = await open();
    await press('Choose tag 1');
    await press('By link');
    await page.getByRole('textbox', { name: 'Tag 1' }).fill('not an address');
    await press('Add this product');
    await expect.element(page.getByText('Please enter a full address, such as https://example.org')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Tag 1' })).toHaveFocus();
    await page.getByRole('textbox', { name: 'Tag 1' }).fill('https://oakroom.example/chest');
    await press('Add this product');
    await expect.element(page.getByText('Low oak chest')).toBeVisible();
    await press('Done');
    expect(done[0]![0]!.objects.map(({ title }) => title)).toEqual(['Field lamp, clay', 'Low oak chest']);
  });

  it('says that a page could not be read, and reads it again or takes it off', async () => {
    const chest = {
      ...lamp,
      id: 'link-9',
      type: 'product_link' as const,
      pin: null,
      title: 'oakroom.example',
      domain: 'oakroom.example',
      isUnread: true,
    };
    const { done } = await open([
      { ...tagOfLamp, objects: [chest] },
      { ...tagOfLamp, pinTagKey: 'b', x: 0.1, objects: [{ ...chest, id: 'link-10' }] },
    ]);
    await expect.element(page.getByText('Could not be read').first()).toBeVisible();
    expect(page.getByText('oakroom.example').elements()).toHaveLength(2);
    await page.getByRole('button', { name: 'Try to read oakroom.example again' }).first().click();
    await expect.element(page.getByText('Low oak chest')).toBeVisible();
    await press('Take oakroom.example off');
    await press('Done');
    expect(done[0]!.map(({ objects }) => objects.map(({ title }) => title))).toEqual([['Low oak chest']]);
  });

  it('says at once that an address which is not on the public web cannot be tagged', async () => {
    await open([tagOfLamp], [], () => {
      throw new CallError(toErrorRecord(new ApiError('page_refused', { extra: { reason: 'private_address' } })));
    });
    await press('Choose tag 1');
    await press('By link');
    await page.getByRole('textbox', { name: 'Tag 1' }).fill('http://127.0.0.1:3978/');
    await press('Add this product');
    await expect.element(page.getByText('This address is not on the public web.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Tag 1' })).toHaveValue('http://127.0.0.1:3978/');
  });

  it('goes from picture to picture of a carousel, and back to the one that a step changed', async () => {
    const { allDone } = await open([tagOfLamp], [[{ ...tagOfLamp, pinTagKey: 'b' }]]);
    await press('Picture 2, 1 tag');
    await press('Take tag 1 away');
    await expect.element(page.getByRole('button', { name: 'Picture 2, no tags' })).toHaveAttribute('aria-current', 'true');
    await press('Picture 1, 1 tag');
    await press('Undo');
    await expect.element(page.getByRole('button', { name: 'Picture 2, 1 tag' })).toHaveAttribute('aria-current', 'true');
    await press('Take tag 1 away');
    await press('Done');
    expect(allDone[0]!.map((own) => own.map(({ pinTagKey }) => pinTagKey))).toEqual([['a'], []]);
  });

  it('asks before it leaves with changes that are not kept', async () => {
    const { closed } = await open();
    await press('Take tag 1 away');
    await press('Close');
    await expect.element(page.getByText('What you changed is not kept yet.')).toBeVisible();
    expect(closed).toEqual([]);
    await press('Leave without it');
    expect(closed).toEqual([true]);
  });
});
