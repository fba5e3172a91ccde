import { useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PagePicture } from '@bowerbird/contract/pinning/page-pictures/schemas.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { ApiError, toErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { runUndo } from '../../../store/undo-registry.ts';
import { mount } from '../../../testing/mount.tsx';
import { emptySlide, type DraftPicture } from './draft.ts';
import { useDrafts, type DraftsInHand } from './use-drafts.ts';

const uploaded: DraftPicture = { kind: 'uploaded', signature: 'jug', url: '/jug.webp', width: 2, height: 3, color: '#336699' };
const onItsWay: DraftPicture = { kind: 'uploading', fileName: 'jug.jpg', sent: 1, total: 9, secondsLeft: null };
const brokenOff: DraftPicture = { kind: 'failed', fileName: 'jug.jpg', words: { id: 'builder.interrupted' }, canRetry: true };
const bowl: PagePicture = {
  url: 'https://kiln.example/bowl.jpg',
  preview_url: '/bowl.jpg',
  width: 600,
  height: 800,
  alt: '',
  title: 'Bowl',
  description: '',
  media_type: 'image',
};

function Page({ onDrawn }: { onDrawn: (hand: DraftsInHand) => void }) {
  const hand = useDrafts('3');
  useLayoutEffect(() => onDrawn(hand));
  return null;
}

/** A page that makes pins, with what it has in hand. */
async function atWork(answers: Readonly<Record<string, (input: unknown) => unknown>> = {}) {
  let drawn: DraftsInHand | undefined;
  const { store, sent } = await mount(<Page onDrawn={(hand) => void (drawn = hand)} />, {
    answer: ({ name, input }) => {
      if (answers[name]) return answers[name](input);
      if (name === 'PinDraftsResource.get') return [];
      const { creation_id: creationId, ...content } = input as { creation_id: string };
      return { id: 'kept', version: 1, creationId, pinId: null, items: [], captions: [], interestTags: [], ...content };
    },
  });
  const hand = () => drawn!;
  const titles = () => hand().drafts.map(({ title }) => title);
  const type = (title: string) => hand().change(hand().selected.id, { title });
  const undoDiscard = () => runUndo(store.getState().toasts.current!.undoId!);
  await expect.poll(() => hand().kept.sync).not.toBeNull();
  return { hand, titles, type, store, sent, undoDiscard };
}

describe('drafts in hand', () => {
  // The browser keeps drafts until the server has them.
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('are taken away with an undo that brings back all that was in them', async () => {
    const { hand, titles, type, store, undoDiscard } = await atWork();
    type('Jug');
    await expect.poll(titles).toEqual(['Jug']);
    hand().change(hand().selected.id, { picture: uploaded });
    await expect.poll(() => hand().selected.picture).toEqual(uploaded);
    hand().discard([hand().selected]);
    await expect.poll(titles).toEqual(['']);
    expect(store.getState().toasts.current).toMatchObject({ kind: 'undoable', message: 'builder.draftsGone', values: { count: 1 } });
    await undoDiscard();
    await expect.poll(titles).toEqual(['Jug']);
    expect(hand().selected).toMatchObject({ title: 'Jug', picture: uploaded });
  });

  it.each([
    ['was on its way', onItsWay],
    ['could not be sent', brokenOff],
  ])('come back without a picture whose file %s', async (_why, picture) => {
    const { hand, titles, type, undoDiscard } = await atWork();
    type('Jug');
    await expect.poll(titles).toEqual(['Jug']);
    hand().change(hand().selected.id, { picture });
    await expect.poll(() => hand().selected.picture.kind).toBe(picture.kind);
    hand().discard([hand().selected]);
    await expect.poll(titles).toEqual(['']);
    await undoDiscard();
    await expect.poll(titles).toEqual(['Jug']);
    expect(hand().selected.picture).toEqual({ kind: 'none' });
  });

  it('come back all together when several are taken away at once', async () => {
    const { hand, titles, type, store, undoDiscard } = await atWork();
    type('Jug');
    await expect.poll(titles).toEqual(['Jug']);
    hand().change(hand().selected.id, { picture: uploaded });
    await expect.poll(() => hand().selected.picture).toEqual(uploaded);
    hand().addWebPictures([bowl, { ...bowl, title: 'Cup' }], 'https://pots.example/');
    await expect.poll(titles).toEqual(['Jug', 'Bowl', 'Cup']);
    hand().discard(hand().drafts);
    await expect.poll(titles).toEqual(['']);
    expect(store.getState().toasts.current).toMatchObject({ message: 'builder.draftsGone', values: { count: 3 } });
    await undoDiscard();
    await expect.poll(titles).toEqual(['Jug', 'Bowl', 'Cup']);
  });

  it('stay with their other pictures where the upload of the first one is broken off', async () => {
    const { hand, titles, sent } = await atWork();
    hand().change(hand().selected.id, { picture: uploaded, slides: [{ ...emptySlide('second'), picture: uploaded }] });
    await expect.poll(() => hand().selected.slides.length).toBe(1);
    hand().addWebPictures([bowl], 'https://pots.example/');
    await expect.poll(titles).toEqual(['', 'Bowl']);
    const [carousel] = hand().drafts;
    hand().change(carousel!.id, { picture: onItsWay });
    await expect.poll(() => hand().drafts[0]!.picture.kind).toBe('uploading');
    hand().cancelUpload(hand().drafts[0]!);
    await expect.poll(() => hand().drafts[0]!.picture.kind).toBe('none');
    expect(hand().drafts[0]!.slides.map(({ id }) => id)).toEqual(['second']);
    expect(sent.map(({ name }) => name)).not.toContain('PinDraftsResource.delete');
  });

  it('go from the server too when they are taken away', async () => {
    const { hand, titles, type, sent } = await atWork();
    type('Jug');
    await expect.poll(titles).toEqual(['Jug']);
    await hand().kept.sync!.save(hand().selected.id);
    hand().discard([hand().selected]);
    await expect.poll(() => sent.at(-1)).toEqual({ name: 'PinDraftsResource.delete', input: { id: 'kept' } });
  });

  it('let undo and redo what was typed, where there is something', async () => {
    const { hand, titles, type } = await atWork();
    expect(hand().steps).toMatchObject({ canUndo: false, canRedo: false });
    type('Jug');
    await expect.poll(titles).toEqual(['Jug']);
    expect(hand().steps).toMatchObject({ canUndo: true, canRedo: false });
    hand().steps.step('undo');
    await expect.poll(titles).toEqual(['']);
    expect(hand().steps).toMatchObject({ canUndo: false, canRedo: true });
    hand().steps.step('redo');
    await expect.poll(titles).toEqual(['Jug']);
    expect(hand().steps).toMatchObject({ canUndo: true, canRedo: false });
  });

  it('come back by undo too, once, before what was changed earlier', async () => {
    const { hand, titles, type, undoDiscard } = await atWork();
    type('Jug');
    await expect.poll(titles).toEqual(['Jug']);
    hand().change(hand().selected.id, { picture: uploaded });
    await expect.poll(() => hand().selected.picture).toEqual(uploaded);
    hand().addWebPictures([bowl], 'https://pots.example/');
    await expect.poll(titles).toEqual(['Jug', 'Bowl']);
    hand().discard([hand().selected]);
    await expect.poll(titles).toEqual(['Jug']);
    hand().steps.step('undo');
    await expect.poll(titles).toEqual(['Jug', 'Bowl']);
    await undoDiscard();
    expect(titles()).toEqual(['Jug', 'Bowl']);
    hand().discard(hand().drafts);
    await expect.poll(titles).toEqual(['']);
    expect(hand().steps.canUndo).toBe(true);
    hand().steps.step('undo');
    await expect.poll(titles).toEqual(['Jug', 'Bowl']);
    hand().select(hand().drafts[0]!.id);
    await expect.poll(() => hand().selected.title).toBe('Jug');
    hand().steps.step('undo');
    await expect.poll(() => hand().selected.picture.kind).toBe('none');
  });

  it('undo in the open draft alone', async () => {
    const { hand, titles, type } = await atWork();
    type('Jug');
    await expect.poll(titles).toEqual(['Jug']);
    hand().change(hand().selected.id, { picture: uploaded });
    await expect.poll(() => hand().selected.picture).toEqual(uploaded);
    hand().addWebPictures([bowl], 'https://kiln.example/');
    await expect.poll(titles).toEqual(['Jug', 'Bowl']);
    expect(hand().selected).toMatchObject({ title: 'Bowl', link: 'https://kiln.example/' });
    expect(hand().steps).toMatchObject({ canUndo: false, canRedo: false });
    hand().select(hand().drafts[0]!.id);
    await expect.poll(() => hand().steps.canUndo).toBe(true);
  });

  it('keep their film where changing it fails, and say why until the network is back', async () => {
    const { hand } = await atWork({
      'VideoUploadsResource.update': () => {
        throw new CallError(null);
      },
    });
    const edits = { trim_start: 0, trim_end: null, is_muted: false, poster_at: null };
    const film: DraftPicture = { ...uploaded, video: { uploadId: '5', url: '/jug.mp4', seconds: 4, edits } };
    hand().change(hand().selected.id, { picture: film });
    await expect.poll(() => hand().selected.picture).toEqual(film);
    await hand().editVideo(hand().selected.id, film.video!, { is_muted: true });
    await expect.poll(() => hand().selected.problems.pin?.id).toBe('builder.networkDropped');
    expect(hand().selected.picture).toEqual(film);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => hand().selected.problems).toEqual({});
  });

  describe('that are no drafts any more elsewhere', () => {
    const lost = async (pinId: string | null) => {
      const refused = new CallError(toErrorRecord(new ApiError(pinId === null ? 'not_found' : 'conflict')));
      const known = new Set<string>();
      const made = { id: 'kept', version: 1, items: [], captions: [], interestTags: [], title: 'Jug', creationId: '' };
      const page = await atWork({
        'PinDraftsResource.create': (input) => {
          const { creation_id: id } = input as { creation_id: string };
          const isKnown = known.has(id);
          known.add(id);
          return { ...made, pinId: isKnown ? pinId : null };
        },
        'PinDraftsResource.update': () => {
          throw refused;
        },
      });
      page.type('Jug');
      await expect.poll(() => page.hand().kept.status).toBe('saved');
      await expect.poll(() => page.sent.some(({ name }) => name === 'PinDraftsResource.create')).toBe(true);
      page.type('Blue jug');
      await expect.poll(() => Object.values(page.hand().kept.gone)).toEqual([{ pinId }]);
      return page;
    };
    const creations = (sent: readonly { name: string; input: unknown }[]) =>
      sent.filter(({ name }) => name === 'PinDraftsResource.create').map(({ input }) => input as { creation_id: string; title: string });

    it('are made anew where they were taken away and are to be kept', async () => {
      const { hand, sent } = await lost(null);
      hand().keepGone(hand().selected.id);
      await expect.poll(() => creations(sent).map(({ title }) => title)).toEqual(['Jug', 'Blue jug']);
      expect(hand().kept.gone).toEqual({});
    });

    it('become other ones where they are out and are to be kept', async () => {
      const { hand, titles, sent } = await lost('9');
      hand().keepGone(hand().selected.id);
      await expect.poll(titles).toEqual(['Blue jug']);
      await expect.poll(() => new Set(creations(sent).map((one) => one.creation_id)).size).toBe(2);
      expect(hand().kept.gone).toEqual({});
    });

    it('go where somebody lets go of them, and nothing is said to the server', async () => {
      const { hand, titles, sent } = await lost(null);
      const before = sent.length;
      hand().settle(hand().selected.id);
      await expect.poll(titles).toEqual(['']);
      expect(sent).toHaveLength(before);
    });
  });
});
