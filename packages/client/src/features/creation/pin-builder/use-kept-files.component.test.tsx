import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetKeptFiles } from '../../../lib/forget-kept-files.ts';
import { findKeptFiles, MOST_KEPT_MS } from '../../../lib/kept-files.ts';
import { brokenNetwork, mount } from '../../../testing/mount.tsx';
import type { DraftPicture } from './draft.ts';
import { DraftsStatus } from './drafts-notices.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { useDrafts, type DraftsInHand } from './use-drafts.ts';

const uploaded: DraftPicture = { kind: 'uploaded', signature: 'jug', url: 'data:,', width: 2, height: 3, color: '#336699' };
const picture = (name: string) => new File([name], name, { type: 'image/jpeg' });

const cut = () => {
  throw brokenNetwork();
};

interface Drawn {
  hand: DraftsInHand;
  toggle: (isOpen: boolean) => void;
}

function Builder({ onDrawn, viewerId }: { onDrawn: (hand: DraftsInHand) => void; viewerId: string }) {
  const hand = useDrafts(viewerId);
  useLayoutEffect(() => onDrawn(hand));
  return (
    <>
      <DraftsStatus hand={hand} />
      <LeaveQuestion hand={hand} />
    </>
  );
}

interface BrowserProps {
  readonly viewerId: string;
  readonly onDrawn: (hand: DraftsInHand) => void;
  readonly onToggle: (toggle: Drawn['toggle']) => void;
}

function Browser({ viewerId, onDrawn, onToggle }: BrowserProps) {
  const [isOpen, setOpen] = useState(true);
  useLayoutEffect(() => onToggle(setOpen), [onToggle]);
  return isOpen && <Builder viewerId={viewerId} onDrawn={onDrawn} />;
}

/** A builder in a browser that closes and opens again. */
async function atWork(answers: Readonly<Record<string, () => unknown>> = {}, viewerId = '3') {
  const drawn = {} as Drawn;
  const onDrawn = (hand: DraftsInHand) => void (drawn.hand = hand);
  const onToggle = (toggle: Drawn['toggle']) => void (drawn.toggle = toggle);
  const { store } = await mount(<Browser viewerId={viewerId} onDrawn={onDrawn} onToggle={onToggle} />, {
    answer: ({ name, input }) => {
      if (answers[name]) return answers[name]();
      if (name === 'PinDraftsResource.get') return [];
      const { creation_id: creationId, items = [], ...content } = input as { creation_id: string; items?: readonly { id: string }[] };
      const media = { signature: 'jug', url: 'data:,', width: 2, height: 3, dominantColor: '#336699', isMoving: false };
      const whole = items.map((item) => ({ ...item, media, upload: null, edits: null, pinTagIds: [], status: 'ready' }));
      return {
        id: creationId,
        version: 1,
        creationId,
        pinId: null,
        captions: [],
        interestTags: [],
        pinTags: [],
        taggedObjects: [],
        ...content,
        items: whole,
      };
    },
  });
  const hand = () => drawn.hand;
  await expect.poll(() => hand().kept.sync).not.toBeNull();
  const close = async () => {
    flushSync(() => drawn.toggle(false));
    sessionStorage.clear();
    await expect.poll(async () => (await navigator.locks.query()).held).toEqual([]);
  };
  const reopen = async () => {
    const before = hand();
    flushSync(() => drawn.toggle(true));
    await expect.poll(() => hand() !== before && hand().kept.sync).toBeTruthy();
  };
  const inHand = () => hand().drafts.filter(({ id }) => hand().previewOf(id) !== null).length;
  return { hand, store, close, reopen, inHand };
}

const keptNames = async (owner = '3') => (await findKeptFiles(owner)).map(({ file }) => file.name).toSorted();

/** Whether whoever leaves the page is asked first. */
function asksToStay(): boolean {
  const leave = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leave);
  return leave.defaultPrevented;
}

describe('files that were just chosen', () => {
  beforeEach(async () => {
    sessionStorage.clear();
    localStorage.clear();
    await forgetKeptFiles();
    // No upload is ever answered.
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('go on by themselves after the browser closed, with what was typed about them', async () => {
    const { hand, close, reopen, inHand } = await atWork({ 'PinDraftsResource.create': cut });
    hand().addFiles([picture('jug.jpg'), picture('bowl.jpg')]);
    await expect.poll(() => hand().drafts.length).toBe(2);
    hand().change(hand().selected.id, { title: 'Jug' });
    await expect.poll(() => hand().selected.title).toBe('Jug');
    await expect.poll(() => keptNames()).toEqual(['bowl.jpg', 'jug.jpg']);
    await close();
    await reopen();
    await expect.poll(inHand).toBe(2);
    expect(hand().drafts.map(({ title, picture: { kind } }) => [title, kind])).toEqual([
      ['Jug', 'uploading'],
      ['', 'uploading'],
    ]);
  });

  it('become drafts of their own where a crash took theirs', async () => {
    const { hand, close, reopen, inHand } = await atWork();
    hand().addFiles([picture('jug.jpg'), picture('bowl.jpg')]);
    await expect.poll(() => keptNames()).toEqual(['bowl.jpg', 'jug.jpg']);
    await close();
    localStorage.clear();
    await reopen();
    await expect.poll(inHand).toBe(2);
    expect(hand().drafts.map(({ picture: { kind } }) => kind)).toEqual(['uploading', 'uploading']);
  });

  it('belong to the person who chose them', async () => {
    const noor = await atWork();
    noor.hand().addFiles([picture('jug.jpg')]);
    await expect.poll(() => keptNames()).toEqual(['jug.jpg']);
    await noor.close();
    const theo = await atWork({}, '4');
    expect(theo.hand().drafts.map(({ picture: { kind } }) => kind)).toEqual(['none']);
    expect(await keptNames('4')).toEqual([]);
  });

  it('are forgotten once the server has the draft with them', async () => {
    const { hand } = await atWork();
    hand().addFiles([picture('jug.jpg')]);
    await expect.poll(() => keptNames()).toEqual(['jug.jpg']);
    hand().change(hand().selected.id, { picture: uploaded });
    await expect.poll(() => keptNames()).toEqual([]);
    await expect.poll(() => Object.keys(localStorage).filter((key) => key.startsWith('pin-draft:'))).toEqual([]);
  });

  it('stay kept while the server has the picture but not the draft', async () => {
    const { hand, close, reopen } = await atWork({ 'PinDraftsResource.create': cut });
    hand().addFiles([picture('jug.jpg')]);
    await expect.poll(() => keptNames()).toEqual(['jug.jpg']);
    hand().change(hand().selected.id, { picture: uploaded });
    await expect.poll(() => hand().kept.status).toBe('waiting');
    await close();
    await reopen();
    await expect.poll(() => hand().selected.picture).toEqual(uploaded);
    expect(await keptNames()).toEqual(['jug.jpg']);
  });

  it('are forgotten with a draft that is taken away', async () => {
    const { hand } = await atWork();
    hand().addFiles([picture('jug.jpg')]);
    await expect.poll(() => keptNames()).toEqual(['jug.jpg']);
    hand().discard([hand().selected]);
    await expect.poll(() => keptNames()).toEqual([]);
  });

  it('are forgotten after two weeks, and at log-out', async () => {
    const { hand, close } = await atWork();
    hand().addFiles([picture('jug.jpg')]);
    await expect.poll(() => keptNames()).toEqual(['jug.jpg']);
    await close();
    expect(await findKeptFiles('3', Date.now() + MOST_KEPT_MS + 1)).toEqual([]);
    expect(await keptNames()).toEqual([]);
    const later = await atWork();
    later.hand().addFiles([picture('bowl.jpg')]);
    await expect.poll(() => keptNames()).toContain('bowl.jpg');
    await forgetKeptFiles();
    expect(await keptNames()).toEqual([]);
  });

  it('are told and asked about where the browser has no room for them', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    });
    const { hand, store } = await atWork();
    hand().addFiles([picture('jug.jpg')]);
    await expect.poll(() => store.getState().toasts.current).toMatchObject({ kind: 'error', message: 'builder.noRoomToKeep' });
    await expect.poll(() => hand().atRisk).toBe(1);
    await expect.poll(asksToStay).toBe(true);
    hand().change(hand().selected.id, { picture: uploaded });
    await expect.poll(() => hand().atRisk).toBe(0);
    await expect.poll(asksToStay).toBe(false);
  });

  it('count as being saved until the server answered for all of them', async () => {
    const { hand } = await atWork();
    hand().addFiles([picture('jug.jpg'), picture('bowl.jpg')]);
    await expect.element(page.getByRole('status')).toHaveTextContent('Saving');
    const [jug, bowl] = hand().drafts;
    hand().change(jug!.id, { picture: uploaded });
    await expect.poll(() => hand().kept.sync!.isSaved(hand().drafts[0]!)).toBe(true);
    await expect.element(page.getByRole('status')).toHaveTextContent('Saving');
    hand().change(bowl!.id, { picture: uploaded });
    await expect.element(page.getByRole('status')).toHaveTextContent('2 drafts saved');
  });
});
