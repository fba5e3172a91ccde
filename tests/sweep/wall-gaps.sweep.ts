import { describe, it } from 'vitest';
import { setStage } from '../support/stage.ts';
import { expectEvenGaps, hangWall } from '../support/wall.ts';

describe('a long wall', () => {
  const stage = setStage({ prepare: hangWall });

  // Who has scrolled a wall gets another one next time, so each width has a person of its own.
  it.each([
    [820, 'lena'],
    [1440, 'noor'],
    [1920, 'priya'],
  ] as const)('leaves the same gap under its cards from the first paint on, %i px wide', async (width, name) => {
    await expectEvenGaps(await stage.as(await stage.person(name), { width }), stage.url);
  });
});
