import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { storeVideo } from '@bowerbird/server/core/media/store-video.ts';
import { frameOf, type MovingPicture } from '@bowerbird/demo/art/motion/moving-picture.ts';
import { renderAnimation, renderPoster, renderVideo } from '@bowerbird/demo/render/moving.ts';
import { findUploadedPicture, updatePictureVideo } from '@bowerbird/server/pinning/pictures/pictures.queries.ts';
import type { Person } from './people.ts';
import type { Stage } from './stage.ts';

let drawn = 0;

/** Makes a pin of an animated picture. */
export async function makeAnimatedPin(owner: Person, board: Board, title: string): Promise<Pin> {
  return pinPicture(owner, board, title, await renderAnimation(drawBall('animation', title)));
}

/** Makes a pin of a film. Nobody can upload one yet, so the film is laid beside the picture that stands for it, as the demo's are. */
export async function makeFilmPin(stage: Stage, owner: Person, board: Board, title: string): Promise<Pin> {
  const ball = drawBall('video', title);
  const poster = await renderPoster(ball);
  const { image_signature } = await owner.upload(Buffer.from(poster));
  const signature = await storeVideo(await renderVideo(ball), stage.mediaDir);
  const db = openDatabase({ url: stage.databaseUrl, poolSize: 1 });
  const pictureId = await findUploadedPicture(db, owner.id, image_signature);
  await updatePictureVideo(db, pictureId!, { width: ball.width, height: ball.height, duration: ball.seconds * 1000, signature });
  await db.destroy();
  return pinPicture(owner, board, title, poster);
}

async function pinPicture(owner: Person, board: Board, title: string, picture: Buffer): Promise<Pin> {
  const { image_signature } = await owner.upload(Buffer.from(picture));
  return owner.call(PinResource.create, { board_id: board.id, image_signature, title, alt_text: title });
}

/** A ball that goes round, in a colour of its own. */
export function drawBall(form: MovingPicture['form'], title: string): MovingPicture {
  drawn += 1;
  const hue = (drawn * 67) % 360;
  const [width, height] = [240, 300];
  const words = { id: title, title, description: title, alt: title, topics: [], kind: 'ball' };
  const frame = (moment: number) => {
    const [x, y] = [Math.cos(2 * Math.PI * moment), Math.sin(2 * Math.PI * moment)].map((part) => 150 + 60 * part);
    const ball = `<circle cx="${x}" cy="${y}" r="40" fill="hsl(${hue} 70% 40%)"/>`;
    return frameOf({ width, height }, `<rect width="100%" height="100%" fill="hsl(${hue} 40% 80%)"/>${ball}`);
  };
  return { ...words, form, width, height, seconds: 2, framesPerSecond: 5, frame };
}
