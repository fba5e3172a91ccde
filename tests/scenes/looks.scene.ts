import { setTimeout as wait } from 'node:timers/promises';
import { VisualLiveSearchResource } from '@bowerbird/contract/discovery/looks/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { makeBoard } from '../support/content.ts';
import { setStage } from '../support/stage.ts';

/** Sets the stage for a picture of a sun, which looks like three others. */
export function setLooksScene() {
  let sun: Pin;
  const stage = setStage({
    prepare: async ({ person }) => {
      const ines = await person('ines');
      const board = await makeBoard(ines, 'Linocuts of suns');
      const pin = async (title: string, drawing: Promise<Buffer<ArrayBuffer>>) => {
        const { image_signature } = await ines.upload(await drawing);
        return ines.call(PinResource.create, { board_id: board.id, image_signature, title, alt_text: title });
      };
      sun = await pin('Sun over a field', drawSun(300, '#e9b64d'));
      for (const [title, x, color] of [
        ['Sun a little later', 400, '#e9b64d'],
        ['Orange sun', 280, '#e87838'],
        ['Sun in the morning', 190, '#e9b64d'],
      ] as const)
        await pin(title, drawSun(x, color));
      const noor = await person('noor');
      while ((await noor.call(VisualLiveSearchResource.get, { pin_id: sun.id })).results.length < 3) await wait(200);
    },
  });

  /** Opens the pin as a stranger. */
  async function openSun(): Promise<Page> {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/pin/${sun.id}/`);
    return page;
  }

  return {
    stage,
    get sun() {
      return sun;
    },
    drawSun,
    openSun,
  };
}

/** A sun over a field. */
async function drawSun(x: number, color: string): Promise<Buffer<ArrayBuffer>> {
  const svg = `<svg width="600" height="500"><rect width="600" height="500" fill="#f4efe6"/><rect y="330" width="600" height="170" fill="#2d7d78"/>
    <circle cx="${x}" cy="190" r="120" fill="${color}"/></svg>`;
  return Buffer.from(await sharp(Buffer.from(svg)).png().toBuffer());
}
