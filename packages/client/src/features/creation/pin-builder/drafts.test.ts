import { describe, expect, it } from 'vitest';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { checkDraft, readyDrafts, reasonNotToPublish } from './check-draft.ts';
import { copyOf, emptyDraft, emptySlide, splitRefused, withEarlier, withoutPicture, type Draft } from './draft.ts';
import { memoryStorage } from './testing/memory-storage.ts';
import { loadDrafts, saveDrafts } from './draft-storage.ts';
import { draftsReducer, firstState } from './drafts.reducer.ts';
import { wordsForPage, wordsForPicture } from './refusals.ts';
import { refuseUnsent } from '../../../api/upload-file.ts';
import { describeBytes, secondsLeft } from './upload-progress.ts';
import { problemsOf } from './problems-of-draft.ts';
import { changesAfter } from './use-publish.ts';

const picture = {
  kind: 'uploaded',
  signature: 'a'.repeat(64),
  url: '/media/orig/aa/aa/a.jpg',
  width: 1000,
  height: 1200,
  color: '#cfe6f5',
} as const;
const stall: Draft = {
  ...emptyDraft('stall'),
  title: 'Flower stall on the square',
  picture,
  board: { id: '9', name: 'Markets', url: '/noor/markets/' },
};

describe('a draft that is made once more', () => {
  const makeId = () => 'new';

  it('says and shows the same, and has no time', () => {
    const slide = { ...emptySlide('second'), picture, altText: 'The back' };
    const copy = copyOf({ ...stall, slides: [slide], scheduledTs: 4_000_000_000, timeZone: 'Asia/Tokyo', hasFailed: true }, makeId);
    expect(copy).toEqual({ ...stall, id: 'new', slides: [{ ...slide, id: 'new' }], scheduledTs: null, timeZone: null, hasFailed: false });
  });

  it('leaves its film to the first one, and what is still on its way too', () => {
    const film = { ...picture, video: { uploadId: '5', url: '/f.mp4', seconds: 3, edits: {} } } as Draft['picture'];
    const onItsWay = { kind: 'uploading', fileName: 'a.png', sent: 1, total: 2, secondsLeft: null } as const;
    for (const own of [film, onItsWay]) {
      const copy = copyOf({ ...stall, picture: own, captions: ['en'] }, makeId);
      expect(copy).toMatchObject({ title: stall.title, picture: { kind: 'none' }, slides: [] });
      expect(copy.captions).toBeUndefined();
    }
  });
});

describe('what is typed', () => {
  it('may be left out, but for the picture and the board', () => {
    expect(checkDraft(emptyDraft('blank'))).toEqual({});
    expect(reasonNotToPublish(emptyDraft('blank'))).toEqual({ id: 'builder.needsPicture' });
    expect(reasonNotToPublish({ ...stall, board: null })).toEqual({ id: 'builder.needsBoard' });
    expect(reasonNotToPublish(stall)).toBeNull();
  });

  it.each([
    ['is on its way', { kind: 'uploading', fileName: 'a.jpg', sent: 1, total: 9, secondsLeft: null }, 'builder.needsUpload'],
    [
      'is a film on its way',
      { kind: 'uploading', fileName: 'a.mp4', sent: 1, total: 9, secondsLeft: null, uploadId: 'a' },
      'builder.needsVideo',
    ],
    ['has not arrived whole', { kind: 'cut', uploadId: 'a', fileName: 'a.mp4', arrived: 1, total: 9 }, 'builder.needsFile'],
    [
      'was refused',
      { kind: 'failed', fileName: 'a.mp4', words: { id: 'builder.interrupted' }, canRetry: false },
      'builder.needsOtherPicture',
    ],
  ] as const)('cannot go out while its file %s, of the pin or of a further picture', (_why, picture, id) => {
    expect(reasonNotToPublish({ ...stall, picture })).toEqual({ id });
    expect(reasonNotToPublish({ ...stall, slides: [{ ...emptySlide('two'), picture }] })).toEqual({ id });
  });

  it('cannot go out as a film beside other pictures, since a carousel would show the film no more', () => {
    const video = {
      uploadId: '5',
      url: '/stall.mp4',
      seconds: 4,
      edits: { trim_start: 0, trim_end: null, is_muted: false, poster_at: null },
    };
    const film: Draft = { ...stall, picture: { ...picture, video } };
    const slides = [{ ...emptySlide('two'), picture: stall.picture }];
    expect(reasonNotToPublish(film)).toBeNull();
    expect(reasonNotToPublish({ ...film, slides })).toEqual({ id: 'slides.filmAlone' });
    expect(reasonNotToPublish({ ...stall, slides: [{ ...emptySlide('two'), picture: film.picture }] })).toEqual({ id: 'slides.filmAlone' });
    expect(reasonNotToPublish({ ...stall, slides })).toBeNull();
  });

  it('is counted in characters as people see them, and told by how many it is too long', () => {
    expect(checkDraft({ ...stall, title: '🌷'.repeat(100) })).toEqual({});
    expect(checkDraft({ ...stall, title: 'x'.repeat(103) }).title).toEqual({ id: 'app.tooLong', values: { over: 3, limit: 100 } });
  });

  it('is a link that others can follow, with https:// or without', () => {
    for (const link of [' https://example.org/flowers?x=1 ', 'example.org']) expect(checkDraft({ ...stall, link })).toEqual({});
    expect(checkDraft({ ...stall, link: 'flowers-on-the-square' }).link).toEqual({ id: 'pinActs.linkWrong' });
  });

  it('may have line breaks, and no control characters', () => {
    expect(checkDraft({ ...stall, description: 'one\ntwo' })).toEqual({});
    expect(checkDraft({ ...stall, description: 'one\u0007two' }).description).toEqual({ id: 'builder.controlCharacters' });
  });
});

describe('drafts', () => {
  it('come in the place of a blank one, and the first of them is open', () => {
    const state = draftsReducer(firstState, { type: 'added', drafts: [stall, emptyDraft('second', stall)] });
    expect(state.drafts.map(({ id }) => id)).toEqual(['stall', 'second']);
    expect(state.selectedId).toBe('stall');
  });

  it('leave a blank one for the same board when the last is gone', () => {
    const state = draftsReducer({ drafts: [stall], selectedId: 'stall' }, { type: 'removed', id: 'stall', nextId: 'next' });
    expect(state).toEqual({ drafts: [emptyDraft('next', stall)], selectedId: 'next' });
  });

  it('stay without a board when one is chosen for another', () => {
    const two = { drafts: [emptyDraft('a'), emptyDraft('b'), { ...stall, id: 'c' }], selectedId: 'a' };
    const birds = { id: '5', name: 'Birds, obviously', url: '/noor/birds/' };
    const { drafts } = draftsReducer(two, { type: 'changed', id: 'a', changes: { board: birds, section: null } });
    expect(drafts.map(({ board }) => board?.id)).toEqual(['5', undefined, '9']);
  });

  it('open their neighbour when the open one is gone', () => {
    const drafts = [stall, { ...stall, id: 'b' }, { ...stall, id: 'c' }];
    expect(draftsReducer({ drafts, selectedId: 'b' }, { type: 'removed', id: 'b', nextId: 'x' }).selectedId).toBe('c');
  });

  it('with several pictures keep their words where they belong, whichever picture goes or moves', () => {
    const picture = (signature: string) => ({ ...stall.picture, signature }) as typeof stall.picture;
    const slides = ['b', 'c'].map((name) => ({ ...emptySlide(name), title: `Words of ${name}`, altText: name, picture: picture(name) }));
    const draft: Draft = { ...stall, altText: 'a', picture: picture('a'), slides };
    expect({ ...draft, ...withoutPicture(draft, 0) }).toMatchObject({
      title: stall.title,
      altText: 'b',
      picture: picture('b'),
      slides: [{ id: 'c' }],
    });
    expect(withoutPicture(draft, 1)).toMatchObject({ slides: [{ id: 'c' }] });
    expect(withoutPicture(stall, 0)).toEqual({ picture: { kind: 'none' }, edits: null, tags: [] });
    expect(withEarlier(draft, 1)).toMatchObject({
      picture: picture('b'),
      altText: 'b',
      slides: [{ title: 'Words of b', altText: 'a' }, { id: 'c' }],
    });
    expect(withEarlier(draft, 2)).toMatchObject({ slides: [{ id: 'c' }, { id: 'b' }] });
  });

  it('stand as they were made in every tab, with those that no other tab knows at the end', () => {
    const [one, two, mine] = ['one', 'two', 'mine'].map((id) => ({ ...stall, id }));
    const state = { drafts: [two!, mine!], selectedId: 'mine' };
    const after = draftsReducer(state, { type: 'arrived', drafts: [one!], order: ['one', 'two'] });
    expect(after.drafts.map(({ id }) => id)).toEqual(['one', 'two', 'mine']);
    expect(after.selectedId).toBe('mine');
    const again = draftsReducer({ ...state, drafts: [two!, one!] }, { type: 'arrived', drafts: [], order: ['one', 'two'] });
    expect(again.drafts.map(({ id }) => id)).toEqual(['one', 'two']);
  });

  it('take what is told of an upload to the picture that it is for', () => {
    const draft = { ...stall, slides: [emptySlide('b')] };
    const state = draftsReducer(
      { drafts: [draft], selectedId: 'stall' },
      { type: 'changed', id: 'b', changes: { picture: stall.picture } },
    );
    expect(state.drafts[0]!.slides[0]!.picture).toEqual(stall.picture);
  });

  it('outlive a reload, for the same person alone', () => {
    const storage = memoryStorage();
    saveDrafts(storage, '1', { drafts: [stall], selectedId: 'stall' });
    expect(loadDrafts(storage, '1')?.state).toEqual({ drafts: [stall], selectedId: 'stall' });
    expect(loadDrafts(storage, '2')).toBeNull();
  });

  it('keep what was typed when a reload breaks an upload off, and say so', () => {
    const storage = memoryStorage();
    const going: Draft = { ...stall, picture: { kind: 'uploading', fileName: 'stall.jpg', sent: 5, total: 10, secondsLeft: null } };
    saveDrafts(storage, '1', { drafts: [going], selectedId: 'stall' });
    const [back] = loadDrafts(storage, '1')!.state.drafts;
    expect(back).toMatchObject({ title: stall.title, picture: { kind: 'failed', words: { id: 'builder.interrupted' }, canRetry: false } });
    // Also where nothing was typed yet: the file was good, and its place and board are asked for again.
    saveDrafts(storage, '1', { drafts: [{ ...going, title: '' }, stall], selectedId: 'stall' });
    expect(splitRefused(loadDrafts(storage, '1')!.state.drafts).drafts).toHaveLength(2);
  });

  it('say nothing of a network that dropped before a reload, and keep what is wrong with them', () => {
    const storage = memoryStorage();
    const reloaded = (draft: Draft) => {
      saveDrafts(storage, '1', { drafts: [draft], selectedId: 'stall' });
      return loadDrafts(storage, '1')!.state.drafts[0]!;
    };
    const dropped = { id: 'builder.networkDropped' } as const;
    expect(reloaded({ ...stall, problems: { pin: dropped } }).problems).toEqual({});
    const board = { id: 'builder.boardGone' } as const;
    expect(reloaded({ ...stall, problems: { pin: { id: 'builder.creationOff' }, board } }).problems).toMatchObject({ board, pin: {} });
    const failed = { kind: 'failed', fileName: 'two.jpg', words: dropped, canRetry: true } as const;
    expect(reloaded({ ...stall, slides: [{ ...emptySlide('two'), picture: failed }] }).slides[0]).toMatchObject({
      picture: { kind: 'failed', fileName: 'two.jpg', words: { id: 'builder.interrupted' } },
    });
  });

  it('are forgotten once nothing is in them', () => {
    const storage = memoryStorage();
    saveDrafts(storage, '1', { drafts: [stall], selectedId: 'stall' });
    saveDrafts(storage, '1', firstState);
    expect(loadDrafts(storage, '1')).toBeNull();
  });
});

describe('a refused file', () => {
  const refused: Draft = {
    ...emptyDraft('notes'),
    picture: { kind: 'failed', fileName: 'notes.jpg', words: { id: 'refused.notAPicture' }, canRetry: false, isFileRefused: true },
  };

  it('is no pin in the making beside others, and the place to choose another when it is alone', () => {
    expect(splitRefused([refused, stall])).toEqual({ drafts: [stall], refused: [refused] });
    expect(splitRefused([refused])).toEqual({ drafts: [refused], refused: [] });
  });

  it('keeps its place once something was typed, and still holds nobody up', () => {
    const typed = { ...refused, title: 'Notes' };
    expect(splitRefused([typed, stall]).drafts).toEqual([typed, stall]);
    expect(readyDrafts([typed, stall])).toEqual({ ready: [stall], notReady: undefined });
    expect(readyDrafts([typed])).toEqual({ ready: [], notReady: typed });
  });

  it('does not become the pin being made when the others are published', () => {
    const removed = (drafts: readonly Draft[], id: string) =>
      draftsReducer({ drafts, selectedId: id }, { type: 'removed', id, nextId: 'next' });
    expect(removed([refused, stall], 'stall')).toEqual({ drafts: [refused, emptyDraft('next', stall)], selectedId: 'next' });
    const second = { ...stall, id: 'second' };
    expect(removed([second, stall, refused], 'stall').selectedId).toBe('second');
  });

  it('leaves the pins being made as they are when it is dismissed', () => {
    const dismissed = { type: 'removed', id: 'notes', nextId: 'next' } as const;
    const other: Draft = { ...refused, id: 'other' };
    for (const open of [stall, other])
      expect(draftsReducer({ drafts: [refused, open], selectedId: open.id }, dismissed)).toEqual({ drafts: [open], selectedId: open.id });
  });

  it('does not come back after a reload', () => {
    const storage = memoryStorage();
    saveDrafts(storage, '1', { drafts: [refused, stall], selectedId: 'stall' });
    expect(loadDrafts(storage, '1')?.state.drafts).toEqual([stall]);
    saveDrafts(storage, '1', { drafts: [refused], selectedId: 'notes' });
    expect(loadDrafts(storage, '1')).toBeNull();
  });
});

describe('an upload', () => {
  it('is told in the unit of the whole', () => {
    expect(describeBytes(11_600_000, 18_100_000, 'en')).toEqual({ sent: '11.6', total: '18.1 MB' });
    expect(describeBytes(11_600_000, 18_100_000, 'de').sent).toBe('11,6');
    expect(describeBytes(40_000, 90_000, 'en')).toEqual({ sent: '40', total: '90 kB' });
  });

  it('guesses the time left from what was sent, once there is something to go by', () => {
    expect(secondsLeft(1_000_000, 4_000_000, 100)).toBeNull();
    expect(secondsLeft(1_000_000, 4_000_000, 2000)).toBe(6);
  });

  it('is refused before it is sent when the file tells enough', () => {
    expect(refuseUnsent({ name: 'a.jpg', type: 'image/jpeg', size: 0 })).toBe('empty');
    expect(refuseUnsent({ name: 'a.jpg', type: 'image/jpeg', size: 40 * 1024 * 1024 })).toBe('too_large');
    expect(refuseUnsent({ name: 'a.mp4', type: 'video/mp4', size: 2 * 1024 ** 3 + 1 })).toBe('video_too_large');
    expect(refuseUnsent({ name: 'a.mp4', type: 'video/mp4', size: 2 * 1024 ** 3 })).toBeNull();
    expect(refuseUnsent({ name: 'a.mkv', type: '', size: 900_000_000 })).toBeNull();
    expect(refuseUnsent({ name: 'a.jpg', type: 'image/jpeg', size: 32 * 1024 * 1024 })).toBeNull();
  });
});

const record = {
  name: 'page_refused',
  code: 63,
  api_error_code: 63,
  message: '',
  message_detail: '',
  http_status: 400,
  extraData: null,
} as const;

describe('a refusal', () => {
  it('has words of its own for each reason', () => {
    expect(wordsForPicture('svg_not_allowed')).toBe('refused.svg');
    expect(wordsForPicture('broken')).toBe('refused.broken');
    expect(wordsForPage({ ...record, extraData: { reason: 'private_address' } })).toBe('refusedPage.private');
    expect(wordsForPage({ ...record, extraData: { reason: 'too_many_redirects' } })).toBe('refusedPage.loops');
  });

  it('tells a network that dropped from a page that was refused', () => {
    expect(wordsForPage(null)).toBe('builder.networkDropped');
    expect(problemsOf(new CallError(null))).toEqual({ pin: { id: 'builder.networkDropped' } });
  });

  it('of the picture when the pin is published leaves the pin among those being made, also where nothing was written', () => {
    const bare: Draft = { ...stall, id: 'bare', title: '' };
    const error = new CallError({ ...record, name: 'picture_refused', extraData: { reason: 'broken' } });
    const left = { ...bare, ...changesAfter(bare, error) };
    expect(left).toMatchObject({ picture: { kind: 'failed', words: { id: 'refused.broken' } }, board: stall.board });
    expect(splitRefused([left, stall])).toEqual({ drafts: [left, stall], refused: [] });
    expect(changesAfter(bare, new CallError(null))).toEqual({ problems: { pin: { id: 'builder.networkDropped' } } });
  });

  it('stands beside the field that the server names', () => {
    const error = new CallError({
      ...record,
      name: 'bad_input',
      extraData: { fields: [{ field: 'alt_text', rule: 'maxLength', limit: 500 }] },
    });
    expect(problemsOf(error)).toEqual({ altText: { id: 'builder.longerThan', values: { limit: 500 } } });
  });

  it('tells of a film among other pictures', () => {
    const error = new CallError({ ...record, name: 'bad_input', extraData: { fields: [{ field: 'items', rule: 'film_alone' }] } });
    expect(problemsOf(error)).toEqual({ pin: { id: 'slides.filmAlone' } });
  });
});
