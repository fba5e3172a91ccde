import { useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
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

/** Publishes a jug that cannot be saved, and a bowl behind it. */
async function publish(failure: Error) {
  const changed: Record<string, Partial<Draft>> = {};
  const out: string[] = [];
  const hand = {
    drafts: [jug, { ...jug, id: 'bowl' }],
    change: (id: string, changes: Partial<Draft>) => void (changed[id] = changes),
    select: () => {},
    settle: (id: string) => void out.push(id),
    kept: { sync: { save: async (id: string) => (id === 'jug' ? Promise.reject(failure) : { serverId: '7', version: 1 }) } },
  } as unknown as DraftsInHand;
  let drawn: Publishing | undefined;
  await mount(<Page hand={hand} onDrawn={(publishing) => void (drawn = publishing)} />, {
    answer: () => ({ id: '12', board: null, pinner: { profileUrl: '/jug/' }, images: {} }),
  });
  await drawn!.publish(hand.drafts);
  return { changed, out };
}

describe('a draft that cannot be published', () => {
  it('holds up none behind it, and says that the fault is ours where it is', async () => {
    const { changed, out } = await publish(new Error('This draft is published.'));
    expect(out).toEqual(['bowl']);
    expect(changed).toEqual({ jug: { problems: { pin: { id: 'builder.serverTrouble' } } } });
  });
});
