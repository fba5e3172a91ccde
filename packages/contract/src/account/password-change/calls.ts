import { behindPasscode, defineResource } from '../../protocol/endpoint.ts';
import type { ChangePasswordInput } from './schemas.ts';

/** A new password for who knows the old one (`C2.15`, `C5.3`); an account without one gets its first. Every other session ends. */
export const UserPasswordResource = defineResource('UserPasswordResource', {
  update: behindPasscode<ChangePasswordInput, null>({
    secret: ['password', 'new_password'],
    errors: ['wrong_credentials', 'password_not_allowed', 'locked_for_a_while'],
  }),
});
