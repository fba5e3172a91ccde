import { describe, expect, it } from 'vitest';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { makeBoard, makePins } from './support/content.ts';
import { setStage } from './support/stage.ts';
import { countStatements, SCREENS, VIEWER_STATEMENTS } from './support/statements.ts';

describe('the statements of a screen', () => {
  const sights = { pinId: '', board: '/noorhaddad/blue-rooms/', profile: '/noorhaddad/', query: 'blue' };
  const stage = setStage({
    prepare: async (prepared) => {
      const [noor, lena] = [await prepared.person('noor'), await prepared.person('lena')];
      const board = await makeBoard(noor, 'Blue rooms');
      const pins = await makePins(
        noor,
        board,
        Array.from({ length: 30 }, (_, index) => `Blue room ${index + 1}`),
      );
      sights.pinId = pins[0]!.id;
      const kept = await makeBoard(lena, 'Kept');
      await lena.call(RepinResource.create, { pin_id: sights.pinId, board_id: kept.id });
    },
  });

  it.each(SCREENS)('are as written for $screen', async ({ path, person, stranger, ...rest }) => {
    // A cookie of ours keeps a stranger's page out of the cache.
    const nobody = await stage.stranger();
    await nobody.context.addCookies([{ name: 'theme', value: 'light', url: stage.url }]);
    const lena = await stage.as(await stage.person('lena'));
    const count = ({ context }: typeof lena) =>
      countStatements(stage.url, () => context.request.get(stage.url + path(sights), { maxRedirects: 0 }));
    expect({ person: await count(lena), stranger: await count(nobody) }).toEqual({ person, stranger });
    const strangersAlone = 'strangersAlone' in rest ? rest.strangersAlone : 0;
    const personAlone = 'personAlone' in rest ? rest.personAlone : 0;
    expect(person - personAlone - (stranger - strangersAlone)).toBe(VIEWER_STATEMENTS);
  });
});
