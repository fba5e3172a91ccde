import { ApiError } from '@bowerbird/contract/protocol/errors.ts';

/** The error for one field that is wrong by a rule which no schema can say. */
export function badField(field: string, rule: string, limit?: number): ApiError {
  const detail = limit === undefined ? `${field}: ${rule}` : `${field}: ${rule} (${limit})`;
  return new ApiError('bad_input', { detail, extra: { fields: [{ field, rule, ...(limit === undefined ? {} : { limit }) }] } });
}
