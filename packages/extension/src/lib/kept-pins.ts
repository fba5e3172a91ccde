import { browser } from 'wxt/browser';

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

/** Why an instance refused a pin, as far as its person can do something about it. */
export type Refusal = 'picture' | 'board' | 'other';

/** A pin that this browser keeps with its picture; the id makes that it is made once. */
export interface KeptPin extends WantedPin {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly keptAt: number;
  /** The picture as a `data:` address, where this browser got it. */
  readonly picture: string | null;
  /** The instance refused it, so it waits for its person; any other goes up by itself. */
  readonly refusal?: Refusal;
}

export type RefusedPin = KeptPin & { readonly refusal: Refusal };

const KEY = 'waiting:';
/** So much is kept at most; what browsers keep for an extension is bounded, and sign-ins and boards lie there too. */
export const keepLimits = { pins: 200, characters: 200 * 1024 * 1024 } as const;

/** Keeps a pin; false where so much is kept that there is no room for it. */
export async function keepPin(pin: KeptPin): Promise<boolean> {
  const others = (await listKept()).filter(({ id }) => id !== pin.id);
  const size = [...others, pin].reduce((sum, { picture }) => sum + (picture?.length ?? 0), 0);
  if (others.length >= keepLimits.pins || size > keepLimits.characters) return false;
  return write(pin);
}

/** Pins that go up by themselves, the oldest first. */
export async function listWaiting(): Promise<KeptPin[]> {
  return (await listKept()).filter(({ refusal }) => refusal === undefined);
}

export async function countWaiting(origin: string): Promise<number> {
  return (await listWaiting()).filter((pin) => pin.origin === origin).length;
}

/** Pins that the instance refused, the oldest first. */
export async function listRefused(origin: string): Promise<RefusedPin[]> {
  return (await listKept()).filter((pin): pin is RefusedPin => pin.refusal !== undefined && pin.origin === origin);
}

/** Forgets refused pins that another save makes up for: of the same picture, or of the page whose picture was refused. */
export async function discardMadeUpFor({ origin, pictureUrl, link }: WantedPin): Promise<void> {
  const refused = await listRefused(origin);
  const isMadeUpFor = (pin: RefusedPin) => pin.pictureUrl === pictureUrl || (pin.refusal === 'picture' && link !== '' && pin.link === link);
  await Promise.all(refused.filter(isMadeUpFor).map(({ id }) => discardPin(id)));
}

/** A browser without room goes on with the pin as it was. */
export async function keepRefused(pin: KeptPin, refusal: Refusal): Promise<void> {
  await write({ ...pin, refusal });
}

/** Lets a refused pin wait again. It gets another id, because an instance may repeat its answer to the old one. */
export async function waitAgain(refusedId: string): Promise<KeptPin | null> {
  const refused = (await listKept()).find(({ id, refusal }) => id === refusedId && refusal !== undefined);
  if (!refused) return null;
  const { refusal: _refusal, ...kept } = refused;
  const pin: KeptPin = { ...kept, id: crypto.randomUUID() };
  // Without room for both, the refused one stays as it is.
  if (!(await write(pin))) return null;
  await discardPin(refusedId);
  return pin;
}

export async function discardPin(id: string): Promise<void> {
  await browser.storage.local.remove(KEY + id);
}

function write(pin: KeptPin): Promise<boolean> {
  return browser.storage.local.set({ [KEY + pin.id]: pin }).then(
    () => true,
    () => false,
  );
}

async function listKept(): Promise<KeptPin[]> {
  const all = await browser.storage.local.get(null);
  const pins = Object.entries(all).flatMap(([key, value]) => (key.startsWith(KEY) ? [value as KeptPin] : []));
  return pins.toSorted((a, b) => a.keptAt - b.keptAt);
}
