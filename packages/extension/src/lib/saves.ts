import { browser } from 'wxt/browser';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { bringPage } from './bring-page.ts';
import { call, LoggedOutError, upload } from './call.ts';
import { fetchPicture } from './fetch-picture.ts';
import { noteSignInEnded } from './instances.ts';

/** What somebody wants saved. */
export interface WantedPin {
  readonly origin: string;
  readonly tabId: number | null;
  readonly pictureUrl: string;
  readonly boardId: string;
  readonly sectionId: string | null;
  readonly title: string;
  readonly description: string;
  readonly altText: string;
  readonly link: string;
}

export type SaveResult =
  | { readonly kind: 'saved'; readonly pinId: string }
  /** The instance did not answer; it goes up later, by itself. */
  | { readonly kind: 'waits'; readonly count: number }
  | { readonly kind: 'logged_out' }
  /** So much waits already that no more is kept. */
  | { readonly kind: 'full' }
  | { readonly kind: 'refused'; readonly isPicture: boolean };

/** A pin that waits, with its picture; the id makes that it is made once. */
interface WaitingPin extends WantedPin {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly keptAt: number;
  /** The picture as a `data:` address, where this browser got it. */
  readonly picture: string | null;
}

const KEY = 'waiting:';
/** So much waits at most; what browsers keep for an extension is bounded, and sign-ins and boards lie there too. */
export const queueLimits = { pins: 200, characters: 200 * 1024 * 1024 } as const;

/** Saves, or keeps what cannot be saved now. */
export async function save(wanted: WantedPin): Promise<SaveResult> {
  const picture = await fetchPicture(wanted.pictureUrl, wanted.tabId);
  // What waits already for the same board is saved once, such as after a sign-in that had ended.
  const waiting = (await listWaiting()).find((pin) => !inHand.has(pin.id) && isSame(pin, wanted));
  const id = waiting?.id ?? crypto.randomUUID();
  const pin: WaitingPin = { ...wanted, id, keptAt: waiting?.keptAt ?? Date.now(), picture: picture && (await toDataUrl(picture)) };
  // Kept first: a browser that ends in the middle goes on with it.
  const isKept = await keep(pin);
  const result = await send(pin);
  const isToWait = result.kind === 'waits' || result.kind === 'logged_out';
  if (isToWait && !isKept) return { kind: 'full' };
  if (result.kind === 'waits') return { kind: 'waits', count: await countWaiting(wanted.origin) };
  return result;
}

/** Keeps a pin; false where so much waits that there is no room for it. */
async function keep(pin: WaitingPin): Promise<boolean> {
  const others = (await listWaiting()).filter(({ id }) => id !== pin.id);
  const size = [...others, pin].reduce((sum, { picture }) => sum + (picture?.length ?? 0), 0);
  if (others.length >= queueLimits.pins || size > queueLimits.characters) return false;
  return browser.storage.local.set({ [KEY + pin.id]: pin }).then(
    () => true,
    () => false,
  );
}

/** The instance refuses other content under the same id, so that all of it has to be the same. */
function isSame(one: WantedPin, other: WantedPin): boolean {
  const content = ({ origin, pictureUrl, boardId, sectionId, title, description, altText, link }: WantedPin) =>
    JSON.stringify([origin, pictureUrl, boardId, sectionId, title, description, altText, link]);
  return content(one) === content(other);
}

export async function countWaiting(origin: string): Promise<number> {
  return (await listWaiting()).filter((pin) => pin.origin === origin).length;
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

/** Pins that are being sent at this moment. */
const inHand = new Set<string>();

async function send(pin: WaitingPin): Promise<SaveResult> {
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
    await browser.storage.local.remove(KEY + pin.id);
    void bringPage(pin.origin, id, pin);
    return { kind: 'saved', pinId: id };
  } catch (error) {
    return failed(pin, error);
  } finally {
    inHand.delete(pin.id);
  }
}

async function sourceOf({ origin, picture, pictureUrl }: WaitingPin): Promise<{ image_signature: string } | { image_url: string }> {
  if (picture === null) return { image_url: pictureUrl };
  const { image_signature } = await upload(origin, await (await fetch(picture)).blob());
  return { image_signature };
}

/** Only what the instance refuses for good goes away; anything else waits. */
async function failed(pin: WaitingPin, error: unknown): Promise<SaveResult> {
  if (error instanceof LoggedOutError) return { kind: 'logged_out' };
  const { record, status } = toCallError(error);
  // A save that was broken off holds its key for a while. Until then nobody knows whether the pin was made.
  const isInDoubt = record?.name === 'conflict';
  if (status === null || status >= 500 || status === 429 || isInDoubt) return { kind: 'waits', count: 0 };
  if (status === 401) {
    await noteSignInEnded(pin.origin);
    return { kind: 'logged_out' };
  }
  await browser.storage.local.remove(KEY + pin.id);
  return { kind: 'refused', isPicture: ['picture_refused', 'too_large', 'unsupported_type', 'page_refused'].includes(record?.name ?? '') };
}

async function listWaiting(): Promise<WaitingPin[]> {
  const all = await browser.storage.local.get(null);
  const pins = Object.entries(all).flatMap(([key, value]) => (key.startsWith(KEY) ? [value as WaitingPin] : []));
  return pins.toSorted((a, b) => a.keptAt - b.keptAt);
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read.')));
    reader.readAsDataURL(blob);
  });
}
