import { describe, expect, it } from 'vitest';
import { createToggle } from './toggle.ts';

function makeServer(answers: (() => Promise<boolean>)[]) {
  const shown: boolean[] = [];
  const sent: boolean[] = [];
  const reverts: unknown[] = [];
  const toggle = createToggle(false, {
    show: (value) => void shown.push(value),
    send: async (value) => {
      sent.push(value);
      const answer = answers.shift();
      return answer ? answer() : value;
    },
    onRevert: (error) => void reverts.push(error),
  });
  return { toggle, shown, sent, reverts };
}

describe('an optimistic toggle', () => {
  it('shows the wanted value before the server answers', () => {
    const { toggle, shown } = makeServer([() => new Promise(() => {})]);
    void toggle.want(true);
    expect(shown).toEqual([true]);
  });

  it('collapses quick clicks: on, off, on sends on once', async () => {
    const { toggle, sent, shown } = makeServer([]);
    void toggle.want(true);
    void toggle.want(false);
    await toggle.want(true);
    expect(sent).toEqual([true]);
    expect(shown.at(-1)).toBe(true);
  });

  it('sends what was wanted last when it changed while under way', async () => {
    let finish: (value: boolean) => void = () => {};
    const { toggle, sent, shown } = makeServer([() => new Promise((resolve) => (finish = resolve))]);
    void toggle.want(true);
    const settled = toggle.want(false);
    finish(true);
    await settled;
    expect(sent).toEqual([true, false]);
    expect(shown.at(-1)).toBe(false);
  });

  it('reverts to the last confirmed value when the server refuses, and says so once', async () => {
    const { toggle, shown, reverts } = makeServer([() => Promise.reject(new Error('no'))]);
    await toggle.want(true);
    expect(shown).toEqual([true, false]);
    expect(reverts).toHaveLength(1);
  });

  it("settles on the server's truth when it differs", async () => {
    const { toggle, shown } = makeServer([() => Promise.resolve(false)]);
    await toggle.want(true);
    expect(shown.at(-1)).toBe(false);
  });
});
