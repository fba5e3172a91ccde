import type { DeviceType } from '../device.ts';

/** Who looks, as far as it matters to an experiment (`C6.1`); a tablet counts as mobile. */
export type ExperimentGroup = 'crawler' | 'logged_in_desktop' | 'logged_in_mobile' | 'logged_out_desktop' | 'logged_out_mobile';

/** Chooses the group of whoever looks: a program first, then by log-in and device. */
export function experimentGroupOf(looker: { isBot: boolean; isSignedIn: boolean; device: DeviceType }): ExperimentGroup {
  if (looker.isBot) return 'crawler';
  return `logged_${looker.isSignedIn ? 'in' : 'out'}_${looker.device === 'desktop' ? 'desktop' : 'mobile'}`;
}
