import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { expect, describe, it } from 'vitest';
import { makeBoard, makePins } from './support/content.ts';
import type { Person } from './support/people.ts';
import { setStage } from './support/stage.ts';

describe('saving several pins to one board', () => {
  let noor: Person;
  const stage = setStage({
    prepare: async ({ person }) => {
      const ines = await person('ines');
      const pins = await makePins(ines, await makeBoard(ines, 'Tiles'), ['Jug', 'Star tile', 'Doorway', 'Courtyard']);
      noor = await person('noor');
      const mountains = await makeBoard(noor, 'Mountains');
      await noor.call(RepinResource.create, { pin_id: pins[3]!.id, board_id: mountains.id });
    },
  });

  it('offers ideas after three saves on a board', async () => {
    const { page } = await stage.as(noor);
    await page.goto(stage.url, { waitUntil: 'load' });
    for (const title of ['Jug', 'Star tile', 'Doorway']) {
      const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
      await card.hover();
      await card.getByRole('button', { name: /^Save,/ }).click();
      await card.getByText('Saved to Mountains').first().waitFor();
    }
    await page.mouse.move(0, 0);
    await page.getByText('More ideas for Mountains').first().waitFor();
    await page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'Mountains', exact: true }).click();
    await page.locator('[aria-current=page]', { hasText: 'More ideas' }).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=ideas');
  });
});
