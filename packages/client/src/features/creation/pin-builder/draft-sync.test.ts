import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAVE_AFTER_MS } from './draft-sync.ts';
import { emptyDraft, emptySlide, type Draft } from './draft.ts';
import { blankRecord, madeUpServer, openTab } from './testing/draft-server.ts';

const kiln: Draft = { ...emptyDraft('kiln'), title: 'Kiln' };

describe('drafts in a tab', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const aSecond = () => vi.advanceTimersByTimeAsync(1_000);

  it('are on the server within a second, and only what changed is sent', async () => {
    const { kept, state, calls } = madeUpServer();
    const { sync, told } = openTab(calls);
    sync.follow([kiln]);
    expect(told.status).toBe('saving');
    expect(SAVE_AFTER_MS).toBeLessThan(1_000);
    await aSecond();
    expect([kept.get('kiln')!.title, told.status]).toEqual(['Kiln', 'saved']);
    for (const description of ['W', 'Wa', 'Warm']) sync.follow([{ ...kiln, description }]);
    await aSecond();
    expect(state.said).toEqual(['create Kiln', 'update description']);
    expect(kept.get('kiln')!.description).toBe('Warm');
  });

  it('that are taken away without a network do not come back, and leave the server once it answers', async () => {
    const { kept, state, calls } = madeUpServer();
    const { sync } = openTab(calls);
    sync.follow([kiln]);
    await aSecond();
    state.isAway = true;
    sync.remove('kiln');
    await vi.advanceTimersByTimeAsync(0);
    state.isAway = false;
    expect((await sync.pull()).fresh).toEqual([]);
    sync.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect([...kept.keys()]).toEqual([]);
  });

  it('that are taken away without a network do not come back after a reload either, and leave the server once it answers', async () => {
    const { kept, state, calls } = madeUpServer();
    const before = openTab(calls);
    before.sync.follow([kiln]);
    await aSecond();
    state.isAway = true;
    before.sync.remove('kiln');
    await vi.advanceTimersByTimeAsync(0);
    before.sync.stop();
    const after = openTab(calls, before.told.removals);
    state.isAway = false;
    expect((await after.sync.pull()).fresh).toEqual([]);
    after.sync.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect([[...kept.keys()], after.told.removals]).toEqual([[], []]);
  });

  it('that are taken away do not come back by a list that was on its way', async () => {
    const { calls } = madeUpServer();
    const { sync } = openTab(calls);
    sync.follow([kiln]);
    await aSecond();
    const slowList = async () => {
      const drafts = await calls.list();
      await new Promise((resolve) => void setTimeout(resolve, 500));
      return drafts;
    };
    const slow = openTab({ ...calls, list: slowList }, ['id-kiln']);
    const pulled = slow.sync.pull();
    slow.sync.wake();
    await vi.advanceTimersByTimeAsync(500);
    expect((await pulled).fresh).toEqual([]);
  });

  it('that are taken away go from the server by themselves later, where it has no room for calls', async () => {
    const { kept, state, calls } = madeUpServer();
    const { sync } = openTab(calls);
    sync.follow([kiln]);
    await aSecond();
    state.refusesWith = 'unavailable';
    sync.remove('kiln');
    await aSecond();
    state.refusesWith = null;
    await vi.advanceTimersByTimeAsync(30_000);
    expect([...kept.keys()]).toEqual([]);
  });

  describe('of a file that is refused', () => {
    const uploaded = { kind: 'uploaded', signature: 's', url: '/jug.webp', width: 2, height: 3, color: '#336699' } as const;
    const onItsWay: Draft = { ...emptyDraft('notes'), picture: { kind: 'uploading', fileName: 'a', sent: 1, total: 9, secondsLeft: null } };
    const failed = { kind: 'failed', fileName: 'a', words: { id: 'refused.broken' }, canRetry: false, isFileRefused: true } as const;
    const refused: Draft = { ...onItsWay, picture: failed };

    it('are not on the server at any time', async () => {
      const { state, calls } = madeUpServer();
      const { sync } = openTab(calls);
      sync.follow([onItsWay]);
      await aSecond();
      sync.follow([refused]);
      await aSecond();
      expect(state.said).toEqual([]);
    });

    it('go from the server where its video was known there, and stay where something was typed', async () => {
      const { kept, state, calls } = madeUpServer();
      const { sync } = openTab(calls);
      const video: Draft = { ...onItsWay, picture: { ...onItsWay.picture, uploadId: '5' } as Draft['picture'] };
      const typed: Draft = { ...video, id: 'typed', title: 'Notes' };
      sync.follow([video, typed]);
      await aSecond();
      expect([...kept.keys()]).toEqual(['notes', 'typed']);
      sync.follow([refused, { ...typed, picture: failed }]);
      await aSecond();
      expect([...kept.keys()]).toEqual(['typed']);
      expect(state.said).toContain('remove');
    });

    it.each<[string, Partial<Draft>]>([
      ['other pictures', { slides: [{ ...emptySlide('second'), picture: uploaded }] }],
      ['a time to go out', { scheduledTs: 4_000_000_000 }],
    ])('stay on the server where it was to replace the picture of a pin with %s', async (_what, over) => {
      const { kept, state, calls } = madeUpServer();
      const { sync } = openTab(calls);
      const whole: Draft = { ...emptyDraft('jug'), picture: uploaded, ...over };
      sync.follow([whole]);
      await aSecond();
      sync.follow([{ ...whole, picture: failed }]);
      await aSecond();
      expect([...kept.keys()]).toEqual(['jug']);
      expect(state.said).not.toContain('remove');
    });
  });

  it('are not sent while they are blank', async () => {
    const { state, calls } = madeUpServer();
    openTab(calls).sync.follow([emptyDraft('blank')]);
    await aSecond();
    expect(state.said).toEqual([]);
  });

  it('wait while there is no network, and catch up when it is back', async () => {
    const { kept, state, calls } = madeUpServer();
    const { sync, told } = openTab(calls);
    state.isAway = true;
    sync.follow([kiln, { ...emptyDraft('glaze'), title: 'Glaze' }]);
    await aSecond();
    expect([told.status, told.waiting]).toEqual(['waiting', 2]);
    state.isAway = false;
    sync.wake();
    await aSecond();
    expect([told.status, kept.size]).toEqual(['saved', 2]);
  });

  it('try again by themselves', async () => {
    const { kept, state, calls } = madeUpServer();
    const { sync } = openTab(calls);
    state.isAway = true;
    sync.follow([kiln]);
    await aSecond();
    state.isAway = false;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(kept.size).toBe(1);
  });

  it.each(['unavailable', 'too_many_requests'] as const)('try again by themselves where the server says %s', async (refusal) => {
    const { kept, state, calls } = madeUpServer();
    const { sync, told } = openTab(calls);
    state.refusesWith = refusal;
    sync.follow([kiln]);
    await aSecond();
    expect([told.status, kept.size]).toEqual(['waiting', 0]);
    state.refusesWith = null;
    await vi.advanceTimersByTimeAsync(6_000);
    expect([told.status, kept.get('kiln')!.title]).toEqual(['saved', 'Kiln']);
  });

  it('are made on the server in their order, also when the network is back', async () => {
    const { kept, state, calls } = madeUpServer();
    const { sync } = openTab(calls);
    state.isAway = true;
    const drafts = ['b', 'a', 'c'].map((id) => ({ ...emptyDraft(id), title: id }));
    sync.follow(drafts);
    await aSecond();
    state.isAway = false;
    sync.wake();
    await vi.advanceTimersByTimeAsync(100);
    expect([...kept.keys()]).toEqual(['b', 'a', 'c']);
    expect((await sync.pull()).order).toEqual(['b', 'a', 'c']);
  });

  it('are kept in the order that somebody gives them, with those that are new', async () => {
    const { kept, state, calls } = madeUpServer();
    const { sync } = openTab(calls);
    sync.follow(['jug', 'bowl', 'cup'].map((id) => ({ ...emptyDraft(id), title: id })));
    await sync.order(['cup', 'jug', 'bowl']);
    expect([...kept.keys()]).toEqual(['cup', 'jug', 'bowl']);
    state.isAway = true;
    await sync.order(['bowl', 'cup', 'jug']);
    state.isAway = false;
    // The old order of the server says nothing, as long as the new one waits.
    expect((await sync.pull()).order).toEqual([]);
    sync.wake();
    await vi.advanceTimersByTimeAsync(100);
    expect((await sync.pull()).order).toEqual(['bowl', 'cup', 'jug']);
  });

  it('take what another tab changed, where both changed different fields', async () => {
    const { kept, calls } = madeUpServer();
    const [one, two] = [openTab(calls), openTab(calls)];
    one.sync.follow([kiln]);
    await aSecond();
    const [theirs] = (await two.sync.pull()).fresh;
    two.sync.follow([{ ...theirs!, description: 'Warm' }]);
    await aSecond();
    one.sync.follow([{ ...kiln, title: 'Raku kiln' }]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(one.told.theirs).toMatchObject([{ description: 'Warm' }]);
    expect(one.told.conflicts).toEqual([]);
    one.sync.follow([{ ...kiln, title: 'Raku kiln', description: 'Warm' }]);
    await aSecond();
    expect(kept.get('kiln')).toMatchObject({ title: 'Raku kiln', description: 'Warm' });
  });

  it('ask which stays, where both changed the same field, and overwrite nothing meanwhile', async () => {
    const { kept, calls } = madeUpServer();
    const [one, two] = [openTab(calls), openTab(calls)];
    one.sync.follow([kiln]);
    await aSecond();
    const [theirs] = (await two.sync.pull()).fresh;
    two.sync.follow([{ ...theirs!, title: 'Their kiln' }]);
    await aSecond();
    one.sync.follow([{ ...kiln, title: 'My kiln' }]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(one.told.conflicts.map(({ title }) => title)).toEqual(['Their kiln']);
    expect(kept.get('kiln')!.title).toBe('Their kiln');
    one.sync.settle('kiln', 'mine');
    await aSecond();
    expect(kept.get('kiln')!.title).toBe('My kiln');
  });

  describe('that another tab took away while somebody goes on here', () => {
    const loseOne = async () => {
      const { kept, state, calls } = madeUpServer();
      const { sync, told } = openTab(calls);
      sync.follow([kiln]);
      await aSecond();
      const record = kept.get('kiln')!;
      kept.clear();
      sync.follow([{ ...kiln, title: 'Raku kiln' }]);
      await vi.advanceTimersByTimeAsync(60_000);
      return { kept, state, sync, told, record };
    };

    it('stay away until somebody says that they are to be kept', async () => {
      const { kept, state, sync, told } = await loseOne();
      expect([told.gone, kept.size, state.said]).toEqual([{ pinId: null }, 0, ['create Kiln', 'update title']]);
      sync.revive('kiln');
      await aSecond();
      expect([told.gone, kept.get('kiln')!.title]).toEqual([null, 'Raku kiln']);
    });

    it('go on where that was taken back, with what was typed here', async () => {
      const { kept, sync, told, record } = await loseOne();
      kept.set('kiln', { ...record, description: 'Warm', version: 7 });
      await sync.pull();
      await sync.flush();
      expect([told.gone, told.theirs]).toMatchObject([null, [{ description: 'Warm' }]]);
      expect(kept.get('kiln')!.title).toBe('Raku kiln');
    });

    it('are named with their pin where they were published', async () => {
      const { kept, calls } = madeUpServer();
      const { sync, told } = openTab(calls);
      sync.follow([kiln]);
      await aSecond();
      kept.set('kiln', { ...kept.get('kiln')!, pinId: '9' });
      sync.follow([{ ...kiln, title: 'Raku kiln' }]);
      await vi.advanceTimersByTimeAsync(60_000);
      expect([told.gone, kept.get('kiln')!.title]).toEqual([{ pinId: '9' }, 'Kiln']);
    });
  });

  it('go from here when they are out or taken away elsewhere, unless somebody went on with them', async () => {
    const { kept, calls } = madeUpServer();
    const { sync } = openTab(calls);
    const glaze = { ...emptyDraft('glaze'), title: 'Glaze' };
    sync.follow([kiln, glaze]);
    await aSecond();
    kept.clear();
    sync.follow([kiln, { ...glaze, title: 'Blue glaze' }]);
    expect((await sync.pull()).gone).toEqual(['kiln']);
  });

  it('go from the server when they are taken away, also while they are on their way', async () => {
    const { kept, calls } = madeUpServer();
    const { sync } = openTab(calls);
    sync.follow([kiln]);
    const saving = sync.save('kiln');
    sync.remove('kiln');
    await saving;
    await aSecond();
    expect(kept.size).toBe(0);
  });

  it('say when there are as many as a person may keep', async () => {
    const { state, calls } = madeUpServer();
    const { sync, told } = openTab(calls);
    state.refusesWith = 'too_many_things';
    sync.follow([kiln]);
    expect(told.isFull).toBe(false);
    await aSecond();
    expect(told.isFull).toBe(true);
  });

  it('are not sent again after a refusal until somebody changes them', async () => {
    const { kept, state, calls } = madeUpServer();
    const { sync, told } = openTab(calls);
    state.refusesWith = 'bad_input';
    sync.follow([kiln]);
    await vi.advanceTimersByTimeAsync(60_000);
    sync.follow([kiln]);
    sync.wake();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([state.said, told.isFull]).toEqual([['create Kiln'], false]);
    state.refusesWith = null;
    sync.follow([{ ...kiln, title: 'Raku kiln' }]);
    await aSecond();
    expect([kept.get('kiln')!.title, told.status]).toEqual(['Raku kiln', 'saved']);
  });

  it('are not sent again, and wait for no network, where they are out already', async () => {
    const { kept, state, calls } = madeUpServer();
    const { sync, told } = openTab(calls);
    kept.set('kiln', { ...blankRecord('kiln'), pinId: '9' });
    sync.follow([kiln]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([state.said, told.status, told.gone]).toEqual([['create Kiln'], 'saved', { pinId: '9' }]);
  });

  it('tells that a scheduled draft could not go out, and that it waits again once it was changed', async () => {
    const { kept, calls } = madeUpServer();
    const { sync, told } = openTab(calls);
    sync.follow([kiln]);
    await sync.flush();
    kept.set('kiln', { ...kept.get('kiln')!, publishingStatus: 'failed', titleError: { rule: 'blocked_word', message: '' } });
    await sync.pull();
    expect(told.theirs).toEqual([{ hasFailed: true, problems: { title: expect.anything() } }]);
    kept.set('kiln', { ...kept.get('kiln')!, publishingStatus: 'notAttempted', titleError: null });
    sync.follow([{ ...kiln, title: 'A kiln', hasFailed: true }]);
    await sync.flush();
    expect(told.theirs.at(-1)).toEqual({ hasFailed: false, problems: {} });
  });
});
