import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { Registration } from './schemas.ts';

/** Whether anybody may sign up here; an invitation lets in while nobody else may. */
export const RegistrationResource = defineResource('RegistrationResource', {
  get: forAnyone<Record<string, never>, Registration>(),
});
