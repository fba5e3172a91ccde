import { defineResource, verb } from '../../protocol/endpoint.ts';
import type { NotMeInput, NotMeReply } from './schemas.ts';

/** "This wasn't me", from the mail about a new device: locks the account up and gives the token of a password reset. */
export const DeviceAlertResource = defineResource('DeviceAlertResource', {
  create: verb<NotMeInput, NotMeReply>({ access: 'anyone', secret: true, errors: ['dead_token'] }),
});
