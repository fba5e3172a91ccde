import { defineResource, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
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
  create: forFullViewer<AskForOptionsInput, PasskeyOptions>({
    secret: ['password'],
    errors: ['wrong_credentials', 'locked_for_a_while', 'too_many_things'],
  }),
});

/** The viewer's passkeys: list, add, name, remove. */
export const PasskeyResource = defineResource('PasskeyResource', {
  get: forFullViewer<Record<string, never>, Passkey[]>(),
  create: forFullViewer<AddPasskeyInput, Passkey>({ secret: ['answer'], errors: ['dead_token', 'conflict', 'too_many_things'] }),
  update: forFullViewer<RenamePasskeyInput, Passkey>({ errors: ['not_found'] }),
  delete: forFullViewer<RemovePasskeyInput, null>({ errors: ['not_found', 'last_way_in'] }),
});

/** What a browser needs to log in by a passkey: the same for everybody, so it tells nothing of any account. */
export const PasskeyLogInOptionsResource = defineResource('PasskeyLogInOptionsResource', {
  create: forAnyone<Record<string, never>, PasskeyOptions>({ errors: ['locked_for_a_while'] }),
});

/** Logs in by a passkey: gives a handshake token. */
export const PasskeyLogInResource = defineResource('PasskeyLogInResource', {
  create: forAnyone<PasskeyLogInInput, string>({
    secret: ['answer'],
    errors: ['wrong_credentials', 'dead_token', 'more_proof_needed', 'locked_for_a_while'],
  }),
});
