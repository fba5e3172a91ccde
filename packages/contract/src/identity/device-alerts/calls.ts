import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { NotMeInput, NotMeReply } from './schemas.ts';

/** "This wasn't me", from the mail about a new device: locks the account up and gives the token of a password reset. */
export const DeviceAlertResource = defineResource('DeviceAlertResource', {
  create: forAnyone<NotMeInput, NotMeReply>({ secret: ['token'], errors: ['dead_token'] }),
});
