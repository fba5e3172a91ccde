import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';

const GONE: readonly number[] = [403, 404, 410];

/** Whether the server refused because it is not there, or not for the viewer. Any other trouble may pass. */
export function isGone(error: { readonly record: Pick<ErrorRecord, 'http_status'> | null } | null): boolean {
  return GONE.includes(error?.record?.http_status ?? 0);
}
