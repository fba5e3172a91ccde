import { ask, type Headers } from './ask.ts';
import { findPinsOfPage } from './contents.ts';

/** What a browser that can read it is sent. */
export const COMPRESSED: Headers = { 'accept-encoding': 'br' };

/** The bytes of the logged-out home as they go over the wire; throws unless it is whole: these pins, and compressed. */
export async function weighHome(url: string, pins: number): Promise<number> {
  const plain = await ask(`${url}/`, {});
  const shown = findPinsOfPage(plain.body.toString()).length;
  if (plain.status !== 200 || shown !== pins) throw new Error(`The home was answered ${plain.status} with ${shown} pins, not ${pins}.`);
  const { status, encoding, body } = await ask(`${url}/`, COMPRESSED);
  if (status !== 200 || encoding !== 'br') throw new Error(`The home was answered ${status} with encoding ${encoding}, not br.`);
  return body.length;
}
