import type { Feature } from '../../feature.ts';
import { mountMailEvents } from './mail-events.mount.ts';

/** What a mail service says of mails that came back; no mail goes to such an address any more. */
export const mailEventsFeature: Feature = { name: 'mail-events', mount: mountMailEvents };
