import { page, userEvent, type Locator } from 'vitest/browser';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { noStoryThings } from '@bowerbird/domain/creation/story-pins/show.ts';
import type { TaggedObject } from '@bowerbird/contract/creation/product-tags/records.ts';
import { mount, refusal } from '../../../testing/mount.tsx';
import { IdeaEditor } from './idea-editor.tsx';

const heading = { ...newStoryBlock('heading', 'story_pin_heading_block'), text: 'Winter citrus' } as StoryBlock;
const sticker = newStoryBlock('sticker', 'story_pin_generic_sticker_block');

const lamp: TaggedObject = {
  id: 'pin-5',
  type: 'product_pin',
  status: 'saved',
  link: 'https://fjell.example/lamp',
  media: null,
  pin: { id: '5' },
  title: 'Field lamp, clay',
  domain: 'fjell.example',
  price: '128.00',
  currency: 'EUR',
  inStock: true,
  isReading: false,
  isUnread: false,
};

const madeFilm = {
  upload_id: 'a'.repeat(32),
  name: 'wheel.mp4',
  bytes: 900,
  status: 'ready',
  progress: 1,
  reason: null,
  edits: { trim_start: 0, trim_end: null, is_muted: false, poster_at: null },
  video: {
    image_signature: 'ef'.repeat(32),
    image_url: '/new.jpg',
    dominant_color: '#336699',
    video_url: '/film.mp4',
    width: 90,
    height: 160,
    duration: 8_000,
  },
};

const foundPage = {
  items: [],
  page: { title: 'Glazing at home', description: '', site_name: 'Kiln', canonical_url: 'https://kiln.example/glaze', nopin: null },
};

async function open(fields: { readonly isRemoved?: boolean; readonly [field: string]: unknown } = {}) {
  localStorage.clear();
  onTestFinished(() => localStorage.clear());
  const draft = {
    id: '7',
    creationId: 'citrus',
    version: 1,
    type: 'story',
    mode: 'create',
    pages: [{ ...newStoryPage('one'), blocks: [heading, sticker] }],
    metadata: { pinTitle: '', templateType: 'none', basics: { keyValueBlocks: [], listBlocks: [] } },
    coverPageId: null,
    description: '',
    link: '',
    altText: '',
    board: null,
    section: null,
    interestTags: [],
    isCommentsAllowed: true,
    isShoppingRecAllowed: true,
    errors: [],
    things: noStoryThings,
    scheduled_ts: null as number | null,
    timeZone: null as string | null,
    publishingStatus: 'notAttempted',
    ...fields,
  };
  let isLetGo = false;
  let isRemoved = fields.isRemoved ?? false;
  const onLetGo = () => void (isLetGo = true);
  const mounted = await mount(<IdeaEditor viewerId="1" draftId="7" onServerId={() => {}} onPublished={() => {}} onLetGo={onLetGo} />, {
    answer: ({ name }) => {
      if (name === 'TaggableProductsResource.get') return [lamp];
      if (name.startsWith('VideoUploadsResource')) return madeFilm;
      if (name === 'FindPinImagesResource.get') return foundPage;
      if (name.startsWith('ScheduledPinsResource')) return { id: '7', scheduled_ts: 1_900_000_000 };
      if (isRemoved && name === 'StoryPinDraftsResource.update') throw refusal('not_found');
      if (name === 'StoryPinDraftsResource.create') isRemoved = false;
      return name.startsWith('StoryPinDraftsResource') ? { ...draft, version: 2 } : draft;
    },
  });
  const canvas = page.getByRole('group', { name: 'Page 1' }).first();
  const block = canvas.getByRole('button', { name: 'Heading: Winter citrus' });
  await expect.element(block).toBeVisible();
  const styleOf = () => (block.element() as HTMLElement).style;
  return { ...mounted, canvas, block, styleOf, isLetGo: () => isLetGo };
}

describe('the canvas of an idea pin', () => {
  it('chooses blocks by Tab in the order of their layers', async () => {
    const { block, canvas } = await open();
    (block.element() as HTMLElement).focus();
    await expect.element(block).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect.element(canvas.getByRole('button', { name: 'Sticker' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('moves, scales and turns a block by keys, and takes each run of keys back at once', async () => {
    const { block, styleOf } = await open();
    (block.element() as HTMLElement).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect.poll(() => styleOf().top).toBe('55%');
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}');
    await expect.poll(() => styleOf().transform).toContain('scale(1.02');
    await userEvent.keyboard('r{Shift>}{ArrowRight}{/Shift}');
    await expect.poll(() => styleOf().transform).toContain('rotate(15deg)');
    await userEvent.keyboard('{Control>}zzz{/Control}');
    await expect.poll(() => styleOf().top).toBe('50%');
    expect(styleOf().transform).toContain('rotate(0deg) scale(1, 1)');
  });

  it('edits a text where it stands, and gives the focus back to its block', async () => {
    const { block, canvas } = await open();
    (block.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.getByRole('textbox', { name: 'Words' }).fill('Salt and citrus');
    await userEvent.keyboard('{Escape}');
    const renamed = canvas.getByRole('button', { name: 'Heading: Salt and citrus' });
    await expect.element(renamed).toHaveFocus();
  });

  it('removes a block by a key, and changes layers by brackets', async () => {
    const { block, canvas } = await open();
    (block.element() as HTMLElement).focus();
    await userEvent.keyboard(']');
    await expect.poll(() => canvas.element().querySelector('[data-block]')?.getAttribute('data-block')).toBe('sticker');
    await userEvent.keyboard('{Delete}');
    await expect.element(block).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(block).toBeVisible();
  });

  it('takes exact numbers for what dragging does', async () => {
    const { block, styleOf } = await open();
    (block.element() as HTMLElement).focus();
    await page.getByRole('spinbutton', { name: 'Across' }).fill('25');
    await expect.poll(() => styleOf().left).toBe('25%');
  });

  it('keeps what was done within a second', async () => {
    const { block, sent } = await open();
    (block.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .poll(() => sent.find(({ name }) => name.startsWith('StoryPinDraftsResource'))?.input, { timeout: 5_000 })
      .toMatchObject({
        id: '7',
        version: 1,
        changes: [{ op: 'set_block', pageId: 'one' }],
      });
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  it('shows a list that has no lines yet, so that it can be taken hold of', async () => {
    const { canvas } = await open();
    await page.getByRole('button', { name: 'Ingredients', exact: true }).click();
    const list = canvas.getByRole('button', { name: 'Ingredients' });
    await expect.poll(() => list.element().getBoundingClientRect().height).toBeGreaterThan(30);
  });

  it('shows pages on phones, and puts them in order, doubles and removes them there', async () => {
    await page.viewport(390, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await open();
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const count = () => pages.getByRole('listitem').elements().length;
    expect(pages.getByRole('button', { name: 'Page 1, Cover' }).element().getBoundingClientRect().width).toBeGreaterThan(30);
    await page.getByRole('button', { name: 'Duplicate page 1' }).last().click();
    await expect.poll(count).toBe(2);
    await page.getByRole('button', { name: 'Move page 2 one place earlier' }).click();
    await expect.element(page.getByRole('button', { name: 'Move page 1 one place earlier' })).toBeDisabled();
    await page.getByRole('button', { name: 'Remove page 1' }).last().click();
    await expect.poll(count).toBe(1);
  });

  it('says what is missing, and leads to it', async () => {
    await open();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.element(page.getByText('One thing is missing before it can go out.')).toBeVisible();
    await expect.element(page.getByText('Choose a board for it.')).toBeVisible();
  });
});

describe('Ctrl and Enter', () => {
  it('publish in the editor, and not in a dialog over it', async () => {
    const { block } = await open();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    page
      .getByRole('dialog')
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
    await expect.element(page.getByText('One thing is missing before it can go out.')).not.toBeInTheDocument();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    (block.element() as HTMLElement).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('One thing is missing before it can go out.')).toBeVisible();
  });
});

describe('a draft that was removed elsewhere', () => {
  const change = async (block: Locator) => {
    (block.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByText('This draft was removed elsewhere.')).toBeVisible();
  };

  it('is made anew where somebody keeps it', async () => {
    const { block, sent } = await open({ isRemoved: true });
    await change(block);
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect.poll(() => sent.filter(({ name }) => name === 'StoryPinDraftsResource.create').length).toBe(1);
    await expect.element(page.getByText('This draft was removed elsewhere.')).not.toBeInTheDocument();
  });

  it('stays away where somebody lets go of it', async () => {
    const { block, sent, isLetGo } = await open({ isRemoved: true });
    await change(block);
    await page.getByRole('button', { name: 'Let go' }).click();
    expect(isLetGo()).toBe(true);
    expect(sent.map(({ name }) => name)).not.toContain('StoryPinDraftsResource.create');
  });
});

describe('the time of an idea pin', () => {
  const metadata = { pinTitle: 'Winter citrus', templateType: 'none', basics: { keyValueBlocks: [], listBlocks: [] } };
  const board = { id: '3', name: 'Citrus', url: '/mei/citrus/' };

  it('is asked for once nothing is wrong, and shown with what changes it', async () => {
    const { sent } = await open({ metadata, board });
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect.element(page.getByText(/^Goes out on/)).toBeVisible();
    expect(sent.find(({ name }) => name === 'ScheduledPinsResource.create')?.input).toMatchObject({ draft_id: '7' });
    await page.getByRole('button', { name: 'Take the time away' }).click();
    await expect.element(page.getByText(/^Goes out on/)).not.toBeInTheDocument();
  });

  it('is told by the clocks that it was chosen by, and changed by them', async () => {
    await open({ board, scheduled_ts: Date.parse('2036-11-28T00:30:00Z') / 1000, timeZone: 'Asia/Tokyo' });
    await expect.element(page.getByText(/^Goes out on Nov 28, 2036, 9:30\sAM \(Asia\/Tokyo\)$/)).toBeVisible();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect.element(page.getByLabelText('Time zone')).toHaveValue('Asia/Tokyo');
    await expect.element(page.getByLabelText('Time', { exact: true })).toHaveValue('09:30');
  });

  it.each([
    ['did not go out when it came', { publishingStatus: 'failed' }, /^Did not go out at /],
    ['goes out in a moment once it has passed', {}, 'Goes out in a moment'],
  ])('%s', async (_what, over, words) => {
    await open({ board, scheduled_ts: Math.floor(Date.now() / 1000) - 3_600, ...over });
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('is not asked for while something is wrong', async () => {
    await open({ board: null });
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect.element(page.getByRole('alert').first()).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not asked for changes of a pin that is out', async () => {
    await open({ mode: 'edit', pinId: '9', board });
    await expect.element(page.getByRole('button', { name: 'Schedule', exact: true })).not.toBeInTheDocument();
  });
});

describe('the product of a sticker', () => {
  const product = newStoryBlock('product', 'story_pin_product_sticker_block');

  it('is found by words among the products of the instance', async () => {
    const { sent, canvas } = await open({ pages: [{ ...newStoryPage('one'), blocks: [heading, product] }] });
    await canvas.getByRole('button', { name: /^Product/ }).click();
    await page.getByRole('searchbox', { name: 'Product' }).fill('lamp');
    await page.getByRole('button', { name: 'Choose Field lamp, clay' }).click();
    await expect.element(page.getByRole('button', { name: 'Chosen: Field lamp, clay' })).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() => JSON.stringify(sent.findLast(({ name }) => name === 'StoryPinDraftsResource.update')?.input))
      .toContain('"pinId":"5"');
    expect(sent.findLast(({ name }) => name === 'TaggableProductsResource.get')?.input).toMatchObject({ query: 'lamp' });
  });
});

describe('the details of an idea pin', () => {
  const lastSent = (sent: readonly { name: string; input: unknown }[]) =>
    sent.findLast(({ name }) => name === 'StoryPinDraftsResource.update')?.input;

  it('have topics and the switches of comments and of shopping, which are kept', async () => {
    const { sent } = await open({ interestTags: [{ id: '12', name: 'Citrus' }] });
    await page.getByRole('button', { name: 'Details', exact: true }).click();
    await page.getByRole('button', { name: 'Remove Citrus' }).click();
    await page.getByRole('switch', { name: /^Allow comments/ }).click();
    await page.getByRole('switch', { name: /^Show products/ }).click();
    await expect
      .poll(() => lastSent(sent))
      .toMatchObject({
        interest_tags: [],
        is_comments_allowed: false,
        is_shopping_rec_allowed: false,
      });
  });

  it('have what a recipe needs: facts and a list', async () => {
    const metadata = { pinTitle: '', templateType: 'recipe', basics: { keyValueBlocks: [], listBlocks: [] } };
    const { sent } = await open({ metadata });
    await page.getByRole('button', { name: 'Details', exact: true }).click();
    const needed = page.getByRole('group', { name: 'What you need' });
    await needed.getByRole('button', { name: 'Servings' }).click();
    await needed.getByRole('textbox', { name: 'Servings' }).fill('4');
    await needed.getByRole('button', { name: 'Ingredients' }).click();
    await needed.getByRole('textbox', { name: 'Amount of line 1' }).fill('200 g');
    await needed.getByRole('textbox', { name: 'Line 1', exact: true }).fill('flour');
    const basics = {
      keyValueBlocks: [{ title: 'Servings', text: '4' }],
      listBlocks: [{ title: 'Ingredients', items: [{ amount: '200 g', text: 'flour' }] }],
    };
    await expect
      .poll(() => lastSent(sent), { timeout: 5_000 })
      .toMatchObject({ changes: [{ op: 'set_metadata', metadata: { ...metadata, basics } }] });
  });

  it('ask nobody what a tour needs', async () => {
    await open();
    await page.getByRole('button', { name: 'Details', exact: true }).click();
    await expect.element(page.getByRole('switch', { name: /^Allow comments/ })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'What you need' })).not.toBeInTheDocument();
  });
});

describe('the files of an idea pin', () => {
  const signature = 'ab'.repeat(32);
  const film = { ...newStoryBlock('film', 'story_pin_video_block'), media: { signature, altText: 'A bowl' } } as StoryBlock;
  const size = { width: 90, height: 160, dominantColor: '#336699', images: {} };
  const things = {
    ...noStoryThings,
    media: { [signature]: { signature, ...size, videos: { videoList: { v720P: null, vHLSV4: null } }, uploadId: 'a'.repeat(32) } },
  };

  it('are trimmed and get another cover where they are films', async () => {
    const { sent, canvas } = await open({ pages: [{ ...newStoryPage('one'), blocks: [heading, film] }], things });
    await canvas.getByRole('button', { name: /^Video/ }).click();
    await page.getByRole('button', { name: 'Edit the video' }).click();
    await page.getByRole('button', { name: 'Set “Cover” here' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect
      .poll(() => sent.find(({ name }) => name === 'VideoUploadsResource.update')?.input)
      .toEqual({ upload_id: 'a'.repeat(32), poster_at: 0 });
    await expect
      .poll(() => JSON.stringify(sent.findLast(({ name }) => name === 'StoryPinDraftsResource.update')?.input), { timeout: 5_000 })
      .toContain(`"signature":"${'ef'.repeat(32)}"`);
  });

  it('are told of where a page cannot take them all', async () => {
    const blocks = Array.from({ length: 38 }, (_, at) => newStoryBlock(`s${at}`, 'story_pin_generic_sticker_block'));
    const { block, store } = await open({ pages: [{ ...newStoryPage('one'), blocks: [heading, ...blocks] }] });
    const dataTransfer = new DataTransfer();
    for (const name of ['a.txt', 'b.txt', 'c.txt']) dataTransfer.items.add(new File(['no'], name));
    block.element().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect.poll(() => store.getState().toasts.current).toMatchObject({ message: 'ideas.filesLeft', values: { count: 2, most: 40 } });
  });

  it('are the picture of a piece of music', async () => {
    const music = newStoryBlock('music', 'story_pin_music_block');
    await open({ pages: [{ ...newStoryPage('one'), blocks: [heading, music] }] });
    await page
      .getByRole('button', { name: /^Music/ })
      .first()
      .click();
    await expect.element(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  });
});

describe('the link of a block', () => {
  const link = { ...newStoryBlock('link', 'story_pin_link_block'), srcUrl: 'https://kiln.example/glaze?from=mail' } as StoryBlock;
  const pages = [{ ...newStoryPage('one'), blocks: [heading, link] }];

  it('may show what its page is called, and drops that with another address', async () => {
    const { sent, canvas } = await open({ pages });
    await canvas.getByRole('button', { name: /^Link/ }).click();
    await page.getByRole('switch', { name: /^Show what the page is called/ }).click();
    const kept = () => JSON.stringify(sent.findLast(({ name }) => name === 'StoryPinDraftsResource.update')?.input);
    const preview = { canonicalUrl: 'https://kiln.example/glaze', title: 'Glazing at home', imageSignature: null };
    await expect.poll(kept, { timeout: 5_000 }).toContain(`"preview":${JSON.stringify(preview)}`);
    await expect.element(canvas.getByText('Glazing at home')).toBeVisible();
    await page.getByRole('textbox', { name: 'Link' }).first().fill('https://other.example/');
    await expect.element(canvas.getByText('Glazing at home')).not.toBeInTheDocument();
  });
});
