import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

describe('acts that take turns', () => {
  it('run one after the other for one key, also after one that failed', async () => {
    const turns = new Turns();
    const told: string[] = [];
    const first = Promise.withResolvers<void>();
    const one = turns.run('list', async () => {
      await first.promise;
      told.push('one');
      throw new Error('refused');
    });
    const two = turns.run('list', async () => told.push('two'));
    const elsewhere = turns.run('other', async () => told.push('elsewhere'));
    await elsewhere;
    first.resolve();
    await expect(one).rejects.toThrow('refused');
    await two;
    expect(told).toEqual(['elsewhere', 'one', 'two']);
  });

  it('give what their act gives', async () => {
    expect(await new Turns().run('list', async () => 7)).toBe(7);
  });
});
