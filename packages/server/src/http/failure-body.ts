import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';

/** What went wrong, as every REST call tells it (`C3.28`). */
export function failureBody(record: ErrorRecord) {
  return {
    status: 'failure',
    error_name: record.name,
    code: record.code,
    message: record.message,
    message_detail: record.message_detail,
    api_error_code: record.api_error_code,
    extraData: record.extraData,
    data: null,
  } as const;
}
