import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoryPinDraft } from '@bowerbird/contract/creation/story-pins/schemas.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { ApiError, toErrorRecord, type ErrorName } from '@bowerbird/contract/protocol/errors.ts';
import { newStoryBlock } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { noStoryThings } from '@bowerbird/domain/creation/story-pins/show.ts';
import { addBlock, removePage, setTitle, addPages, copyPage, type StoryDraft } from './story-draft.ts';
import type { Gone } from '../pin-builder/index.ts';
import { newStory, storyOf, withUpdate } from './story-record.ts';
import { createStorySync, SAVE_AFTER_MS, type StoryBase, type SyncStatus } from './story-sync.ts';

const refusal = (name: ErrorName) => new CallError(toErrorRecord(new ApiError(name)));
const start = newStory('one');
const title = (words: string) => setTitle(words);
const heading = (id: string, pageId = 'one') => addBlock(pageId, newStoryBlock(id, 'story_pin_heading_block'));

/** A server of one draft, which others can change too. */
function stage(given: StoryDraft | null = null) {
  let kept: { story: StoryDraft; version: number } | null = given && { story: given, version: 1 };
  let isCut = false;
  let refusing: ErrorName | null = null;
  let isReplyLost = false;
  let pinId: string | null = null;
  const record = (): StoryPinDraft =>
    ({
      ...kept!.story,
      id: '7',
      creationId: 'c',
      version: kept!.version,
      errors: [],
      things: noStoryThings,
      mode: 'create',
      pinId,
    }) as unknown as StoryPinDraft;
  const reach = () => {
    if (isCut) throw new CallError(null);
    if (refusing) throw refusal(refusing);
  };
  const answer = <Reply>(reply: Reply): Reply => {
    if (isReplyLost) throw new CallError(null);
    return reply;
  };
  const seen = {
    statuses: [] as SyncStatus[],
    base: null as StoryBase | null,
    conflicts: [] as StoryDraft[],
    gone: null as Gone | null,
    calls: 0,
    isFull: false,
  };
  let mine = given ?? start;
  const sync = createStorySync(
    {
      create: async (story) => {
        seen.calls++;
        reach();
        kept ??= { story, version: 1 };
        return answer(record());
      },
      update: async (base, update) => {
        seen.calls++;
        reach();
        if (base.version !== kept!.version) throw refusal('conflict');
        kept = { story: withUpdate(kept!.story, update, mine), version: kept!.version + 1 };
        return answer(record());
      },
      find: async () => record(),
    },
    {
      onStatus: (status) => void seen.statuses.push(status),
      onBase: (base) => void (seen.base = base),
      onSaved: () => {},
      onTheirs: (edit) => void (mine = edit(mine)),
      onConflict: (theirs) => void seen.conflicts.push(theirs),
      onGone: (gone) => void (seen.gone = gone),
      onFull: () => void (seen.isFull = true),
    },
    given && { serverId: '7', version: 1, story: given },
  );
  return {
    sync,
    seen,
    mine: () => mine,
    kept: () => kept?.story,
    do: (edit: (story: StoryDraft) => StoryDraft) => {
      mine = edit(mine);
      sync.follow(mine);
    },
    elsewhere: (edit: (story: StoryDraft) => StoryDraft) => {
      kept = { story: edit(kept!.story), version: kept!.version + 1 };
    },
    publish: (id: string) => void (pinId = id),
    cut: (now: boolean) => void (isCut = now),
    loseReplies: (now: boolean) => void (isReplyLost = now),
    refuse: (name: ErrorName | null) => void (refusing = name),
    rest: (ms = SAVE_AFTER_MS) => vi.advanceTimersByTimeAsync(ms),
  };
}

describe('keeping an idea pin', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps nothing of a page that nobody touched', async () => {
    const play = stage();
    play.sync.follow(start);
    await play.rest();
    expect(play.seen).toMatchObject({ calls: 0, statuses: ['new'] });
  });

  it('sends what was done within a second, in one call', async () => {
    const play = stage();
    play.do(title('Citrus'));
    play.do(heading('h'));
    expect(play.seen.statuses.at(-1)).toBe('saving');
    await play.rest();
    expect(play.kept()).toEqual(play.mine());
    expect(play.seen).toMatchObject({ calls: 1, base: { serverId: '7', version: 1 } });
    expect(play.seen.statuses.at(-1)).toBe('saved');
  });

  it('goes on by itself after a time without a network', async () => {
    const play = stage();
    play.cut(true);
    play.do(title('Citrus'));
    await play.rest();
    expect(play.seen.statuses.at(-1)).toBe('waiting');
    play.cut(false);
    await play.rest(2_000);
    expect(play.kept()).toEqual(play.mine());
    expect(play.seen.statuses.at(-1)).toBe('saved');
  });

  it('takes its own change for nobody else’s when a reply was lost', async () => {
    const play = stage(start);
    play.loseReplies(true);
    play.do(title('Citrus'));
    await play.rest();
    play.loseReplies(false);
    await play.rest(60_000);
    expect(play.seen.conflicts).toEqual([]);
    expect(play.seen.statuses.at(-1)).toBe('saved');
  });

  it('joins what two tabs did to different things', async () => {
    const play = stage(start);
    play.elsewhere(heading('theirs'));
    play.do(title('Citrus'));
    await play.rest();
    await play.rest();
    expect(play.kept()).toEqual(play.mine());
    expect(play.mine().metadata.pinTitle).toBe('Citrus');
    expect(play.mine().pages[0]!.blocks.map(({ id }) => id)).toEqual(['theirs']);
  });

  it('asks when two tabs changed the same, and overwrites nothing until then', async () => {
    const play = stage(start);
    play.elsewhere(title('Theirs'));
    play.do(title('Mine'));
    await play.rest();
    await play.rest(60_000);
    expect(play.seen.conflicts).toHaveLength(1);
    expect(play.kept()!.metadata.pinTitle).toBe('Theirs');
    play.sync.settle('mine');
    await play.rest();
    expect(play.kept()!.metadata.pinTitle).toBe('Mine');
  });

  it('takes theirs when that is wanted', async () => {
    const play = stage(start);
    play.elsewhere(title('Theirs'));
    play.do(title('Mine'));
    await play.rest();
    play.sync.settle('theirs');
    await play.rest();
    expect(play.mine().metadata.pinTitle).toBe('Theirs');
    expect(play.seen.statuses.at(-1)).toBe('saved');
  });

  it('asks when a page is gone elsewhere that was worked on here', async () => {
    const two = addPages([copyPage({ ...start.pages[0]!, id: 'x' }, () => 'two')], null)(start);
    const play = stage(two);
    play.elsewhere(removePage('two'));
    play.do(heading('h', 'two'));
    await play.rest();
    expect(play.seen.conflicts).toHaveLength(1);
  });

  it('sees what another tab did when one comes back to it', async () => {
    const play = stage(start);
    play.sync.follow(play.mine());
    play.elsewhere(title('Theirs'));
    await play.sync.pull();
    expect(play.mine().metadata.pinTitle).toBe('Theirs');
  });

  describe('of which the draft was taken away elsewhere', () => {
    const lose = async () => {
      const play = stage(start);
      play.refuse('not_found');
      play.do(title('Citrus'));
      await play.rest(60_000);
      play.refuse(null);
      return play;
    };

    it('makes it anew only where somebody says that it is to be kept', async () => {
      const play = await lose();
      expect(play.seen).toMatchObject({ gone: { pinId: null }, calls: 1 });
      expect(play.seen.statuses.at(-1)).toBe('stuck');
      play.sync.revive();
      await play.rest();
      expect(play.seen.gone).toBeNull();
      expect(play.kept()!.metadata.pinTitle).toBe('Citrus');
      expect(play.seen.statuses.at(-1)).toBe('saved');
    });

    it('goes on where that was taken back', async () => {
      const play = await lose();
      await play.sync.pull();
      await play.sync.flush();
      expect(play.seen.gone).toBeNull();
      expect(play.kept()!.metadata.pinTitle).toBe('Citrus');
    });
  });

  it('names the pin where the draft went out elsewhere', async () => {
    const play = stage(start);
    play.elsewhere(title('Theirs'));
    play.publish('9');
    play.do(title('Mine'));
    await play.rest(60_000);
    expect(play.seen).toMatchObject({ gone: { pinId: '9' }, conflicts: [] });
    expect(play.kept()!.metadata.pinTitle).toBe('Theirs');
  });

  it('does not send again and again what is refused, until it is changed', async () => {
    const play = stage(start);
    play.refuse('bad_input');
    play.do(title('Citrus'));
    await play.rest(60_000);
    expect(play.seen).toMatchObject({ calls: 1 });
    expect(play.seen.statuses.at(-1)).toBe('stuck');
    play.refuse(null);
    play.do(title('Citrus plate'));
    await play.rest();
    expect(play.seen.statuses.at(-1)).toBe('saved');
  });

  it('says when there is no room for another draft', async () => {
    const play = stage();
    play.refuse('too_many_things');
    play.do(title('Citrus'));
    await play.rest();
    expect(play.seen.isFull).toBe(true);
  });

  it('reads a record back to the same story', () => {
    const story = heading('h')(title('Citrus')(start));
    expect(storyOf({ ...story } as unknown as StoryPinDraft)).toEqual(story);
  });
});
