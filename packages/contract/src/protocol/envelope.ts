import type { ErrorExtra, ErrorName, ErrorRecord } from './errors.ts';

/** The reply of the resource protocol, with paging and side data. */
export interface ResourceEnvelope<Data = unknown> {
  readonly resource_response: {
    readonly status: 'success' | 'failure';
    readonly code: number;
    readonly message: string;
    readonly http_status: number;
    readonly data: Data | null;
    readonly error: ErrorRecord | null;
    readonly bookmark?: string;
  };
  readonly resource: { readonly name: string; readonly options: Record<string, unknown> };
  readonly auxData: Record<string, unknown>;
  readonly request_identifier: string;
}

/** The reply of `/v3`. */
export interface RestEnvelope<Data = unknown> {
  readonly status: 'success' | 'failure';
  readonly code: number;
  readonly message: string;
  readonly data: Data | null;
  readonly message_detail?: string;
  /** The error's name in the table, for programs. */
  readonly error_name?: ErrorName;
  readonly api_error_code?: number;
  readonly extraData?: ErrorExtra | null;
}

/** What a call gives back before a transport dresses it. */
export interface CallResult<Data = unknown> {
  readonly data: Data;
  readonly bookmark?: string;
  readonly auxData?: Record<string, unknown>;
}
