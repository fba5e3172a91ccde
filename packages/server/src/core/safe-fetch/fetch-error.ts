/** Why an address could not be fetched; each has its own words for the person. */
export type FetchErrorReason =
  | 'bad_address'
  | 'private_address'
  | 'too_many_redirects'
  | 'too_slow'
  | 'too_large'
  | 'bad_status'
  | 'not_html'
  | 'not_a_picture'
  | 'unreachable';

type FetchErrorFacts = { detail?: string; status?: number; contentType?: string; url?: string; retryAfter?: string | undefined };

/** An address that was refused or did not answer; with `not_html`, `contentType` and `url` tell what was found instead. */
export class FetchError extends Error {
  readonly reason: FetchErrorReason;
  readonly status: number | undefined;
  readonly contentType: string | undefined;
  readonly url: string | undefined;
  /** The `Retry-After` of a site that wants to be left alone; `readRetryAfter` reads it. */
  readonly retryAfter: string | undefined;

  constructor(reason: FetchErrorReason, { detail, status, contentType, url, retryAfter }: FetchErrorFacts = {}) {
    super(detail ? `${reason}: ${detail}` : reason);
    this.name = 'FetchError';
    this.reason = reason;
    this.status = status;
    this.contentType = contentType;
    this.url = url;
    this.retryAfter = retryAfter;
  }
}
