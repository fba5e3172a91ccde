import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../boot/create-app-store.ts';
import { forgetInvites, noteInvite, readInvites } from './invite-notes.ts';

const nothing = (async () => ({ data: null })) as unknown as Transport;
const DAY = 86_400;
const codeOf = (at: number) => `aB3dE6gH${String(at).padStart(2, '0')}`;

/** A page that a browser loads, and what it knows of the link that led there. */
function openPage(address: string) {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: `http://page${address}` }] });
  const store = createAppStore(nothing);
  store.dispatch(noteInvite());
  return store.getState().visits.invite;
}

describe('the links that a browser remembers', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    });
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('keeps by whose links somebody came, the newest first and each once', () => {
    const ts = Date.now() / 1000;
    expect(openPage(`/pin/9/?invite_code=${codeOf(1)}`)).toEqual({ inviteCode: codeOf(1), ts, path: '/pin/9/' });
    openPage(`/mei/?invite_code=${codeOf(2)}`);
    openPage(`/pin/9/?invite_code=${codeOf(1)}`);
    expect(readInvites()).toEqual([
      { inviteCode: codeOf(1), ts },
      { inviteCode: codeOf(2), ts },
    ]);
    for (let at = 10; at < 30; at += 1) openPage(`/?invite_code=${codeOf(at)}`);
    expect(readInvites().map(({ inviteCode }) => inviteCode)).toEqual(Array.from({ length: 10 }, (_, at) => codeOf(29 - at)));
    forgetInvites();
    expect(readInvites()).toEqual([]);
  });

  it('leaves out what is old, broken or an invitation of the owner', () => {
    openPage(`/?invite_code=${codeOf(1)}`);
    vi.advanceTimersByTime(31 * DAY * 1000);
    expect(readInvites()).toEqual([]);
    expect(openPage(`/signup/?invite_code=${'x'.repeat(43)}`)).toBeNull();
    expect(openPage('/pin/9/')).toBeNull();
    for (const broken of ['{', '7', 'null', '[null, 7, {"inviteCode": 7}]']) {
      kept.set('invite_codes', broken);
      expect(readInvites()).toEqual([]);
    }
  });
});
