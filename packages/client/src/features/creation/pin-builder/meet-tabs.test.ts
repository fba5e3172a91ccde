import { describe, expect, it, onTestFinished } from 'vitest';
import { meetTabs } from './meet-tabs.ts';

/** Opens a builder; gives whom it met, and what closes it. */
function open(name: string) {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  return { met: meetTabs(name, over.signal), close: () => over.abort() };
}

describe('builders that are open without locks', () => {
  it('know of each other, and of none that is closed', async () => {
    const first = open('first');
    expect(await first.met).toEqual(new Set());
    const second = open('second');
    expect(await second.met).toEqual(new Set(['first']));
    first.close();
    expect(await open('third').met).toEqual(new Set(['second']));
  });

  it('know of each other where they open at the same moment', async () => {
    const [one, other] = [open('one'), open('other')];
    expect(await one.met).toContain('other');
    expect(await other.met).toContain('one');
  });
});
