import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SavedPlace } from '@bowerbird/contract/pinning/saves/schemas.ts';
import type { PageFacts, SeenPicture } from '@bowerbird/domain/pinning/page-facts.ts';
import type { OpenedFor } from '../lib/asks.ts';
import { LoggedOutError } from '../lib/call.ts';
import type { SaveResult } from '../lib/saves.ts';
import { ask } from '../testing/page-browser.ts';
import { SavePage } from './save-page.tsx';

type Call = (origin: string, endpoint: { readonly name: string }, input: unknown) => Promise<unknown>;
const { call } = vi.hoisted(() => ({ call: vi.fn<Call>() }));
vi.mock('../lib/call.ts', () => ({ call, LoggedOutError: class extends Error {} }));
vi.mock('./kept-boards.ts', () => ({ keepBoards: async () => {}, keptBoards: async () => null }));

const ORIGIN = 'https://pins.example';
const drawing = (name: string) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" id="${name}"/>`)}`;
const seen = (name: string): SeenPicture => ({
  url: drawing(name),
  width: 600,
  height: 800,
  alt: `A ${name}`,
  description: `About the ${name}`,
  page: 'https://kiln.example/jugs/',
});
const jugs: PageFacts = {
  url: 'https://kiln.example/jugs/',
  title: 'Jugs of clay',
  description: '',
  nopin: null,
  pictures: [seen('jug'), seen('bowl')],
};
const place: SavedPlace = {
  pin_id: '7',
  title: 'Jug',
  created_at: '2026-01-05T10:00:00Z',
  same: 'page',
  image_url: drawing('kept'),
  board: { id: '1', name: 'Kitchen', privacy: 'public' },
  section: null,
} as unknown as SavedPlace;

/** Opens the window over a page; `places` says where something of it is kept, and follows what is saved. */
function open(facts: Partial<PageFacts> = {}, pictureUrl: string | null = null) {
  const opened: OpenedFor = { facts: { ...jugs, ...facts }, pictureUrl, tabId: 3 };
  const onLoggedOut = vi.fn();
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(<SavePage origin={ORIGIN} opened={opened} onLoggedOut={onLoggedOut} />);
  return { onLoggedOut };
}
const said = () => page.getByRole('status').query()?.textContent;
const kitchen = () => page.getByRole('button', { name: /Kitchen/u });

describe('the save window of the extension', () => {
  let places: (input: unknown) => SavedPlace[];

  beforeEach(() => {
    places = () => [];
    ask.mockReset().mockResolvedValue({ kind: 'saved', pinId: '7' });
    call.mockReset().mockImplementation(async (_origin, { name }, input) => {
      if (name === 'SavedPlacesResource.get') return places(input);
      if (name === 'BoardPickerBoardsResource.get')
        return [{ board: { id: '1', name: 'Kitchen', privacy: 'public', cover_images: [] }, sections: [], savedHere: false }];
      throw new Error(`Nothing answers ${name}.`);
    });
  });

  it('saves the first picture with what the page says of it, and says where it went', async () => {
    open();
    await kitchen().click();
    await expect.poll(said).toContain('Saved to Kitchen');
    await expect.element(page.getByRole('link', { name: 'See it' })).toHaveAttribute('href', `${ORIGIN}/pin/7/`);
    const pin = {
      origin: ORIGIN,
      tabId: 3,
      pictureUrl: drawing('jug'),
      boardId: '1',
      sectionId: null,
      title: 'Jugs of clay',
      description: 'About the jug',
      altText: 'A jug',
      link: 'https://kiln.example/jugs/',
    };
    expect(ask.mock.calls).toEqual([[{ kind: 'save', pin }]]);
  });

  it('shows where it is kept once it is saved', async () => {
    open();
    await expect.element(kitchen()).toBeEnabled();
    places = () => [place];
    await kitchen().click();
    await expect.element(page.getByRole('heading', { name: 'You have this one' })).toBeVisible();
    await expect.poll(said).toContain('Saved to Kitchen');
  });

  it('saves once however often a board is pressed', async () => {
    const { promise: reply, resolve } = Promise.withResolvers<SaveResult>();
    ask.mockReturnValue(reply);
    open();
    await kitchen().click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Saving');
    await expect.element(kitchen()).toBeDisabled();
    resolve({ kind: 'saved', pinId: '7' });
    await expect.element(kitchen()).toBeEnabled();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the picture is refused', { kind: 'refused', id: '5', refusal: 'picture' }, 'This picture is refused. Choose another.'],
    ['it is refused', { kind: 'refused', id: '5', refusal: 'other' }, 'It was not saved. Try again.'],
    ['no more may wait', { kind: 'full' }, 'No more pins can wait in this browser, so this one was not kept.'],
  ] as const)('says so when %s, and lets another board be chosen', async (_when, result, words) => {
    ask.mockResolvedValue(result);
    const { onLoggedOut } = open();
    await kitchen().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(words);
    await expect.element(kitchen()).toBeEnabled();
    expect(page.getByRole('link', { name: 'See it' }).elements()).toHaveLength(0);
    expect(onLoggedOut).not.toHaveBeenCalled();
  });

  it('keeps nothing for later of a refusal that its person was told here', async () => {
    ask.mockResolvedValue({ kind: 'refused', id: '5', refusal: 'picture' });
    open();
    await kitchen().click();
    await expect.poll(() => ask.mock.calls.slice(1)).toEqual([[{ kind: 'discard', id: '5' }]]);
  });

  it('claims nothing of a pin that waits, which the note above tells', async () => {
    ask.mockResolvedValue({ kind: 'waits', count: 1 });
    open();
    await kitchen().click();
    await expect.element(kitchen()).toBeEnabled();
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });

  it('asks to log in again when the instance has put the person out', async () => {
    ask.mockResolvedValue({ kind: 'logged_out' });
    const { onLoggedOut } = open();
    await kitchen().click();
    await expect.poll(() => onLoggedOut.mock.calls.length).toBe(1);
  });

  it('offers to log in again when the instance does not know the extension any more', async () => {
    places = () => {
      throw new LoggedOutError();
    };
    const { onLoggedOut } = open();
    await page.getByRole('button', { name: 'Log in again' }).click();
    expect(onLoggedOut).toHaveBeenCalledTimes(1);
  });

  it('shows first where something of the page is kept, and saves elsewhere when asked', async () => {
    places = (input) => ((input as { link: string }).link === jugs.url ? [place] : []);
    open();
    await expect.element(page.getByRole('heading', { name: 'You have this one' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Kitchen/u })).toHaveAttribute('href', `${ORIGIN}/pin/7/`);
    expect(kitchen().elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Save elsewhere' }).click();
    await kitchen().click();
    await expect.poll(said).toContain('Saved to Kitchen');
  });

  it.each([
    ['in its own words', 'Ask us first.', 'Ask us first.'],
    ['without a reason', '', 'This site does not want its pictures saved.'],
  ])('saves nothing of a site that does not want it, and says so %s', async (_how, nopin, words) => {
    open({ nopin }, drawing('jug'));
    await expect.element(page.getByText(words)).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(0);
    expect(page.getByRole('img').elements()).toHaveLength(0);
  });

  it('says so where no picture is large enough', async () => {
    open({ pictures: [] });
    await expect.element(page.getByText('There are no pictures here that are large enough.')).toBeVisible();
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });

  it('begins with the picture that it was opened for, and saves another that is chosen', async () => {
    open({}, drawing('bowl'));
    await expect.element(page.getByRole('img', { name: 'A bowl' })).toBeInTheDocument();
    await page.getByRole('button', { name: 'Others' }).click();
    await page.getByRole('button', { name: 'A jug' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Blue jug');
    await kitchen().click();
    await expect
      .poll(() => ask.mock.calls[0]?.[0])
      .toMatchObject({ pin: { pictureUrl: drawing('jug'), title: 'Blue jug', altText: 'A jug' } });
  });
});
