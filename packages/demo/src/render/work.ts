import type { MovingPicture } from '../art/motion/moving-picture.ts';
import type { WORKS } from '../art/works.ts';
import { renderAnimation, renderPoster, renderVideo } from './moving.ts';
import { renderPicture } from './still.ts';

/** The bytes of a work: a picture to upload, and for a video the film that it stands for. */
export type RenderedWork = { picture: Buffer; film?: Film };

type Film = { bytes: Buffer; width: number; height: number; duration: number };

export async function renderWork(work: (typeof WORKS)[number]): Promise<RenderedWork> {
  if (work.form === 'still') return { picture: await renderPicture(work) };
  if (work.form === 'animation') return { picture: await renderAnimation(work) };
  return { picture: await renderPoster(work), film: await renderFilm(work) };
}

async function renderFilm(work: MovingPicture): Promise<Film> {
  const { width, height, seconds } = work;
  return { bytes: await renderVideo(work), width, height, duration: seconds * 1000 };
}
