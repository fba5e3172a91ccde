import type { ConnectInput } from '@bowerbird/contract/identity/connected-accounts/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { ProviderName } from '@bowerbird/domain/identity/providers.ts';
import type { Database } from '../../core/database/database.ts';

/** Who a provider says that somebody is. */
export interface ProviderIdentity {
  readonly provider: ProviderName;
  /** The provider's own id of the person: the only thing that opens an account. */
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly fullName: string | null;
}

/** An identity that was checked, and what uses its proof up: `dead_token` when somebody did so before. */
export interface ProvenIdentity {
  readonly identity: ProviderIdentity;
  readonly spend: (db: Database) => Promise<void>;
}

/** What a browser got from a provider. */
export type ProviderProof =
  | { readonly provider: 'google' | 'line'; readonly token: string }
  | { readonly provider: 'facebook'; readonly token: string; readonly id: string };

/** The provider is the one whose field is present (`C4.7`). */
export function readProof(input: Omit<ConnectInput, 'password'>): ProviderProof {
  const { facebook_id: id, facebook_token: facebook, google_open_id_token: google, line_id_token: line } = input;
  if (id && facebook) return { provider: 'facebook', token: facebook, id };
  if (google) return { provider: 'google', token: google };
  if (line) return { provider: 'line', token: line };
  throw new ApiError('bad_input', { detail: 'no token of a provider' });
}

/** A signature, an audience or an issuer that is not right. */
export function refuseProvider(): never {
  throw new ApiError('provider_refused');
}
