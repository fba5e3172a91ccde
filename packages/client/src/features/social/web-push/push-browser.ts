import type { SubscribeInput } from '@bowerbird/contract/social/web-push/schemas.ts';
import { registerWorker, WORKER } from '../../../lib/service-worker.ts';

/** In this browser's storage: who let it ring. Somebody else who logs in here has not asked for it. */
const OWNER = 'pushOf';

/** What this browser says about notifications of this site. */
export type PushPermission = NotificationPermission | 'unable';

export function pushPermission(): PushPermission {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isAble ? Notification.permission : 'unable';
}

/** Asks the person, where they did not answer yet; only after a press. */
export async function askPermission(): Promise<PushPermission> {
  return pushPermission() === 'default' ? Notification.requestPermission() : pushPermission();
}

/** Subscribes this browser with the instance's key; one that another key made goes first. */
export async function subscribeBrowser(publicKey: string, userId: string): Promise<SubscribeInput> {
  const registration = await registerWorker();
  await navigator.serviceWorker.ready;
  const known = await registration.pushManager.getSubscription();
  if (known && keyOf(known) !== publicKey) await known.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  const { endpoint, keys } = subscription.toJSON();
  writeOwner(userId);
  return {
    endpoint: endpoint ?? subscription.endpoint,
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Ends the subscription of this browser. */
export async function unsubscribeBrowser(): Promise<void> {
  writeOwner(null);
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
}

/** Whether this browser was let ring by somebody, and is still allowed to. */
export function isRingingFor(userId: string): boolean {
  try {
    return pushPermission() === 'granted' && localStorage.getItem(OWNER) === userId;
  } catch {
    return false;
  }
}

/** The key that this browser subscribed with, if it did. */
export async function subscribedKey(): Promise<string | null> {
  const subscription = await currentSubscription();
  return subscription ? keyOf(subscription) : null;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function writeOwner(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, userId);
  } catch {
    // Without storage the device is asked anew when its session is another one.
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
