import { useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { ApiError, toErrorRecord, type ErrorName } from '@bowerbird/contract/protocol/errors.ts';
import { mount } from '../../../testing/mount.tsx';
import { emptyDraft, type Draft } from './draft.ts';
import type { DraftsInHand } from './use-drafts.ts';
import { usePublish, type Publishing } from './use-publish.ts';

const jug: Draft = {
  ...emptyDraft('jug', { board: { id: '3', name: 'Jugs', url: '/jug/jugs/' }, section: null }),
  picture: { kind: 'uploaded', signature: 's', url: '/jug.webp', width: 2, height: 3, color: '#336699' },
};

function Page({ hand, onDrawn }: { hand: DraftsInHand; onDrawn: (publishing: Publishing) => void }) {
  const publishing = usePublish(hand);
  useLayoutEffect(() => onDrawn(publishing));
  return null;
}

const pin = { id: '12', board: null, pinner: { profileUrl: '/jug/' }, images: {} };
const refusal = (name: ErrorName) => new CallError(toErrorRecord(new ApiError(name)));

/** The builder over a jug and a bowl. */
async function open(sync: object, answer: () => unknown = () => pin) {
  const changed: Record<string, Partial<Draft>> = {};
  const out: string[] = [];
  const selected: string[] = [];
  const hand = {
    drafts: [jug, { ...jug, id: 'bowl' }],
    change: (id: string, changes: Partial<Draft>) => void (changed[id] = changes),
    select: (id: string) => void selected.push(id),
    settle: (id: string) => void out.push(id),
    kept: { sync },
  } as unknown as DraftsInHand;
  let publishing: Publishing | undefined;
  const { store } = await mount(<Page hand={hand} onDrawn={(next) => void (publishing = next)} />, { answer });
  return { hand, changed, out, selected, store, drawn: () => publishing! };
}

describe('a draft that another tab publishes at the same moment', () => {
  it('is out once, and says so where the server asks to wait at first', async () => {
    const answers = [refusal('unavailable'), pin];
    const { store, drawn, out } = await open({ save: async () => ({ serverId: '7', version: 1 }) }, () => {
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      return answer;
    });
    await drawn().publish([jug]);
    expect(out).toEqual(['jug']);
    expect(store.getState().toasts.current).toMatchObject({ kind: 'done', message: 'builder.published', href: '/pin/12/' });
  });

  it('is shown with what became of it, and says of no fault', async () => {
    const { changed, out, selected, drawn } = await open({
      save: async () => Promise.reject(refusal('conflict')),
      goneOf: () => ({ pinId: '9' }),
    });
    await drawn().publish([jug]);
    expect([changed, out, selected]).toEqual([{}, [], ['jug']]);
  });

  it('says that it changed where another tab typed in it', async () => {
    const { changed, drawn } = await open(
      { save: async () => ({ serverId: '7', version: 1 }), goneOf: () => null, pull: async () => {} },
      () => {
        throw refusal('conflict');
      },
    );
    await drawn().publish([jug]);
    expect(changed).toEqual({ jug: { problems: { pin: { id: 'builder.changedMeanwhile' } } } });
  });
});

describe('a draft that cannot be published', () => {
  it('holds up none behind it, and says that the fault is ours where it is', async () => {
    const { hand, changed, out, drawn } = await open({
      goneOf: () => null,
      save: async (id: string) => (id === 'jug' ? Promise.reject(new Error('Broken.')) : { serverId: '7', version: 1 }),
    });
    await drawn().publish(hand.drafts);
    expect(out).toEqual(['bowl']);
    expect(changed).toEqual({ jug: { problems: { pin: { id: 'builder.serverTrouble' } } } });
  });
});
