import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import type { Page } from 'playwright-core';
import { makeBoard, makePins } from '../support/content.ts';
import type { Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

/** Sets the stage for a talk about a pin of Ines, which Mei began with a question. */
export function setCommentsScene() {
  let ines: Person;
  let mei: Person;
  let pinId = '';
  const stage = setStage({
    prepare: async ({ person }) => {
      ines = await person('ines');
      mei = await person('mei');
      const [jug] = await makePins(ines, await makeBoard(ines, 'Tiles'), ['Jug']);
      pinId = jug!.id;
      await mei.call(AggregatedCommentResource.create, { pin_id: pinId, text: 'What paper is the red?' });
    },
  });

  async function openPin(who: Person): Promise<Page> {
    const { page } = await stage.as(who);
    await page.goto(`${stage.url}/pin/${pinId}/`);
    await page.getByRole('article', { name: 'Comment by Mei Tan' }).first().waitFor();
    return page;
  }

  return {
    stage,
    get ines() {
      return ines;
    },
    get mei() {
      return mei;
    },
    get pinId() {
      return pinId;
    },
    openPin,
  };
}
