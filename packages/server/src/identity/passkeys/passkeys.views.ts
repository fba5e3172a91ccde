import type { Passkey } from '@bowerbird/contract/identity/passkeys/schemas.ts';
import type { PasskeyRow } from './passkeys.queries.ts';

/** A passkey as its person sees it: nothing of the key itself. */
export function presentPasskey({ id, name, created_at, used_at }: PasskeyRow): Passkey {
  return { id, name, created_at: created_at.toISOString(), used_at: used_at?.toISOString() ?? null };
}
