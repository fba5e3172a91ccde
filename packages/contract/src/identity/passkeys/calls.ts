import { defineResource, verb } from '../../protocol/endpoint.ts';
import type {
  AddPasskeyInput,
  AskForOptionsInput,
  Passkey,
  PasskeyLogInInput,
  PasskeyOptions,
  RemovePasskeyInput,
  RenamePasskeyInput,
} from './schemas.ts';

/** What a browser needs to make a passkey for the viewer; the password is asked for, where there is one. */
export const PasskeyOptionsResource = defineResource('PasskeyOptionsResource', {
  create: verb<AskForOptionsInput, PasskeyOptions>({
    access: 'full',
    secret: true,
    errors: ['wrong_credentials', 'locked_for_a_while', 'too_many_things'],
  }),
});

/** The viewer's passkeys: list, add, name, remove. */
export const PasskeyResource = defineResource('PasskeyResource', {
  get: verb<Record<string, never>, Passkey[]>({ access: 'full' }),
  create: verb<AddPasskeyInput, Passkey>({ access: 'full', secret: true, errors: ['dead_token', 'conflict', 'too_many_things'] }),
  update: verb<RenamePasskeyInput, Passkey>({ access: 'full', errors: ['not_found'] }),
  delete: verb<RemovePasskeyInput, null>({ access: 'full', errors: ['not_found', 'last_way_in'] }),
});

/** What a browser needs to log in by a passkey: the same for everybody, so it tells nothing of any account. */
export const PasskeyLogInOptionsResource = defineResource('PasskeyLogInOptionsResource', {
  create: verb<Record<string, never>, PasskeyOptions>({ access: 'anyone', errors: ['locked_for_a_while'] }),
});

/** Logs in by a passkey: gives a handshake token. */
export const PasskeyLogInResource = defineResource('PasskeyLogInResource', {
  create: verb<PasskeyLogInInput, string>({
    access: 'anyone',
    secret: true,
    errors: ['wrong_credentials', 'dead_token', 'more_proof_needed', 'locked_for_a_while'],
  }),
});
