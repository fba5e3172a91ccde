import type { DeviceType } from './device.ts';

/** The two kinds of page (`C2.22`): `web` for signed-in people on a desktop, `duplo` for everybody else. */
export type PageGroup = 'web' | 'duplo';

/** Chooses the page group by device and log-in. */
export function pageGroupOf(device: DeviceType, isSignedIn: boolean): PageGroup {
  return device === 'desktop' && isSignedIn ? 'web' : 'duplo';
}
