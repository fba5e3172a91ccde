import type { CountryToken } from '@bowerbird/contract/identity/country-sessions/schemas.ts';

const KNOWN_STATUSES = [200, 401, 409];

/** A host that answered as no host of ours does (`C8.1`). */
export class CrossDomainHttpError extends Error {
  override readonly name = 'CrossDomainHttpError';
  readonly status: number;
  constructor(status: number) {
    super(`The other host answered with ${status}.`);
    this.status = status;
  }
}

/** The other host did not take the token, and says why (`C8.1`). */
export class CrossDomainApiError extends Error {
  override readonly name = 'CrossDomainApiError';
  readonly code: number;
  constructor(code: number) {
    super(`The other host refused with code ${code}.`);
    this.code = code;
  }
}

/** Shows a token to the main host, which signs this browser in there (`C7.34`): a plain form, as no other is let across. */
export async function startCountrySession({ token, url }: CountryToken): Promise<void> {
  const response = await fetch(url, { method: 'POST', credentials: 'include', body: new URLSearchParams({ token }) });
  if (!KNOWN_STATUSES.includes(response.status)) throw new CrossDomainHttpError(response.status);
  const body = (await response.json()) as { status: string; api_error_code?: number };
  if (body.status !== 'success') throw new CrossDomainApiError(body.api_error_code ?? 1);
}
