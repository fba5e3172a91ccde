import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from '../support/content.ts';
import { clippedIn, overflowOf, settle } from '../support/layout.ts';
import type { Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

describe('the longest words that may be typed, without a place to break', () => {
  const word = (limit: number) => 'm'.repeat(limit);
  let tomas: Person;
  let paths: string[] = [];
  const stage = setStage({
    prepare: async ({ person }) => {
      tomas = await person('tomas');
      await tomas.call(UserResource.update, { full_name: word(textLimits.fullName) });
      const board = await makeBoard(tomas, word(textLimits.boardName), { description: word(textLimits.boardDescription) });
      const section = await tomas.call(BoardSectionResource.create, { board_id: board.id, title: word(textLimits.sectionName) });
      const [pin] = await makePins(tomas, board, [word(textLimits.pinTitle)]);
      // No word of theirs, so that nothing is found and the page says of what.
      const search = `?q=${'q'.repeat(textLimits.searchQuery)}`;
      paths = [
        `/${tomas.username}/`,
        board.url,
        section.url,
        `/pin/${pin!.id}/`,
        ...['pins', 'boards', 'users'].map((scope) => `/search/${scope}/${search}`),
      ];
    },
  });

  it.each([
    { width: 390, narrower: [320] },
    { width: 1280, narrower: [] },
  ])('stay in a window of $width px and narrower ones, whole', async ({ width, narrower }) => {
    const wide: string[] = [];
    for (const open of [() => stage.stranger({ width }), () => stage.as(tomas, { width })]) {
      const { page } = await open();
      for (const path of paths) {
        await page.goto(stage.url + path);
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        for (const now of [width, ...narrower]) {
          await page.setViewportSize({ ...page.viewportSize()!, width: now });
          await settle(page);
          const overflow = [...(await overflowOf(page)), ...(await clippedIn(page, 'main :is(h1, h2, h3, [dir="auto"] + .muted)'))];
          if (overflow.length > 0) wide.push(`${path.slice(0, 30)} at ${now}: ${overflow.join(' ')}`);
        }
        await page.setViewportSize({ ...page.viewportSize()!, width });
      }
    }
    expect(wide).toEqual([]);
  });
});
