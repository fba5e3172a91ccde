import { browser } from 'wxt/browser';

/** An instance that let this extension in. */
export interface Instance {
  readonly origin: string;
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** Whether the instance refused its tokens the last time. Signing in replaces the record, and so clears this. */
  readonly isEnded?: boolean;
}

interface Kept {
  readonly instances?: readonly Instance[];
  readonly current?: string;
}

/** What is kept stays in this browser: `storage.local` is read by the extension alone. */
async function read(): Promise<Kept> {
  return browser.storage.local.get<Kept>(['instances', 'current']);
}

export async function listInstances(): Promise<readonly Instance[]> {
  return (await read()).instances ?? [];
}

export async function findInstance(origin: string): Promise<Instance | undefined> {
  return (await listInstances()).find((instance) => instance.origin === origin);
}

/** The one that was used last. */
export async function currentInstance(): Promise<Instance | undefined> {
  const { instances = [], current } = await read();
  return instances.find(({ origin }) => origin === current) ?? instances[0];
}

export async function chooseInstance(origin: string): Promise<void> {
  await browser.storage.local.set({ current: origin });
}

/** Keeps an instance, or its newer tokens. */
export async function keepInstance(instance: Instance): Promise<void> {
  const others = (await listInstances()).filter(({ origin }) => origin !== instance.origin);
  await browser.storage.local.set({ instances: [...others, instance] });
}

/** Notes that an instance does not let this extension in any more. */
export async function noteSignInEnded(origin: string): Promise<void> {
  const instance = await findInstance(origin);
  if (instance && !instance.isEnded) await keepInstance({ ...instance, isEnded: true });
}

export async function forgetInstance(origin: string): Promise<void> {
  const others = (await listInstances()).filter((instance) => instance.origin !== origin);
  await browser.storage.local.set({ instances: others });
}

/** The origin that somebody means by what they typed; https unless they say otherwise or mean this machine. */
export function originOf(typed: string): string | null {
  const words = typed.trim();
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/i.test(words);
  const address = /^https?:\/\//i.test(words) ? words : `${isLocal ? 'http' : 'https'}://${words}`;
  const url = words === '' ? null : URL.parse(address);
  return url && url.username === '' && url.password === '' && /[^.]\.[^.]|^localhost$|\]/.test(url.hostname) ? url.origin : null;
}
