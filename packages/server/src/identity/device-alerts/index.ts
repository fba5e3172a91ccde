import { DeviceAlertResource } from '@bowerbird/contract/identity/device-alerts/calls.ts';
import { deviceAlertSchemas } from '@bowerbird/contract/identity/device-alerts/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { deviceAlertListener, lockAccount } from './device-alerts.service.ts';

/** Mails about what happens to an account, and "this wasn't me". */
export const deviceAlertsFeature: Feature = {
  name: 'device-alerts',
  schemas: deviceAlertSchemas,
  handlers: [handle(DeviceAlertResource.create, async ({ core }, input) => ({ reset_token: await lockAccount(core, input.token) }))],
  listeners: (core) => [deviceAlertListener(core)],
};
