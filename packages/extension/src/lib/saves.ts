import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { bringPage } from './bring-page.ts';
import { call, LoggedOutError, upload } from './call.ts';
import { fetchPicture } from './fetch-picture.ts';
import { noteSignInEnded } from './instances.ts';
import {
  countWaiting,
  discardMadeUpFor,
  discardPin,
  keepPin,
  keepRefused,
  listWaiting,
  waitAgain,
  type KeptPin,
  type Refusal,
  type WantedPin,
} from './kept-pins.ts';

export type SaveResult =
  | { readonly kind: 'saved'; readonly pinId: string }
  /** The instance did not answer; it goes up later, by itself. */
  | { readonly kind: 'waits'; readonly count: number }
  | { readonly kind: 'logged_out' }
  /** So much waits already that no more is kept. */
  | { readonly kind: 'full' }
  /** It is kept under the id until its person tries again or discards it. */
  | { readonly kind: 'refused'; readonly id: string; readonly refusal: Refusal };

/** Errors that another picture, or another board, helps with. */
const refusals: Readonly<Record<string, Refusal>> = {
  picture_refused: 'picture',
  too_large: 'picture',
  unsupported_type: 'picture',
  page_refused: 'picture',
  board_not_found: 'board',
  section_not_found: 'board',
};

/** Saves, or keeps what cannot be saved now. */
export async function save(wanted: WantedPin): Promise<SaveResult> {
  const picture = await fetchPicture(wanted.pictureUrl, wanted.tabId);
  // What waits already for the same board is saved once, such as after a sign-in that had ended.
  const waiting = (await listWaiting()).find((pin) => !inHand.has(pin.id) && isSame(pin, wanted));
  const id = waiting?.id ?? crypto.randomUUID();
  const pin: KeptPin = { ...wanted, id, keptAt: waiting?.keptAt ?? Date.now(), picture: picture && (await toDataUrl(picture)) };
  // Kept first: a browser that ends in the middle goes on with it.
  const isKept = await keepPin(pin);
  const result = await send(pin);
  const isToWait = result.kind === 'waits' || result.kind === 'logged_out';
  if (isToWait && !isKept) return { kind: 'full' };
  if (result.kind !== 'refused') await discardMadeUpFor(wanted);
  if (result.kind === 'waits') return { kind: 'waits', count: await countWaiting(wanted.origin) };
  return result;
}

/** The instance refuses other content under the same id, so that all of it has to be the same. */
function isSame(one: WantedPin, other: WantedPin): boolean {
  const content = ({ origin, pictureUrl, boardId, sectionId, title, description, altText, link }: WantedPin) =>
    JSON.stringify([origin, pictureUrl, boardId, sectionId, title, description, altText, link]);
  return content(one) === content(other);
}

let sending: Promise<void> | null = null;

/** Sends what waits, the oldest first, one after the other; never twice at a time. */
export function sendWaiting(): Promise<void> {
  sending ??= sendEach().finally(() => (sending = null));
  return sending;
}

async function sendEach(): Promise<void> {
  for (const pin of await listWaiting()) if (!inHand.has(pin.id)) await send(pin);
}

/** Sends a refused pin anew. */
export async function tryAgain(refusedId: string): Promise<void> {
  const pin = await waitAgain(refusedId);
  if (pin) await send(pin);
}

/** Pins that are being sent at this moment. */
const inHand = new Set<string>();

async function send(pin: KeptPin): Promise<SaveResult> {
  inHand.add(pin.id);
  try {
    const source = await sourceOf(pin);
    const { id } = await call(
      pin.origin,
      PinResource.create,
      {
        ...source,
        board_id: pin.boardId,
        section: pin.sectionId,
        title: pin.title,
        description: pin.description,
        alt_text: pin.altText,
        link: pin.link,
      },
      pin.id,
    );
    await discardPin(pin.id);
    void bringPage(pin.origin, id, pin);
    return { kind: 'saved', pinId: id };
  } catch (error) {
    return failed(pin, error);
  } finally {
    inHand.delete(pin.id);
  }
}

async function sourceOf({ origin, picture, pictureUrl }: KeptPin): Promise<{ image_signature: string } | { image_url: string }> {
  if (picture === null) return { image_url: pictureUrl };
  const { image_signature } = await upload(origin, await (await fetch(picture)).blob());
  return { image_signature };
}

/** What the instance refuses for good waits for its person; anything else is sent again. */
async function failed(pin: KeptPin, error: unknown): Promise<SaveResult> {
  if (error instanceof LoggedOutError) return { kind: 'logged_out' };
  const { record, status } = toCallError(error);
  // A save that was broken off holds its key for a while. Until then nobody knows whether the pin was made.
  const isInDoubt = record?.name === 'conflict';
  if (status === null || status >= 500 || status === 429 || isInDoubt) return { kind: 'waits', count: 0 };
  if (status === 401) {
    await noteSignInEnded(pin.origin);
    return { kind: 'logged_out' };
  }
  const refusal = refusals[record?.name ?? ''] ?? 'other';
  await keepRefused(pin, refusal);
  return { kind: 'refused', id: pin.id, refusal };
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read.')));
    reader.readAsDataURL(blob);
  });
}
