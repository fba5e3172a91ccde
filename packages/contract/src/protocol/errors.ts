/** How one error looks on every transport: its stable code, its HTTP status and its English message. */
export interface ErrorEntry {
  readonly code: number;
  readonly httpStatus: number;
  readonly message: string;
}

/**
 * The one table of errors. Codes 10–91 are those of the handshake (`C7.2`, `C7.3`); the rest follow the HTTP status.
 * Messages are what API callers read; the interface shows its own words by `name`.
 */
export const errorTable = {
  unknown: { code: 1, httpStatus: 500, message: 'Sorry! Something went wrong on our end!' },
  not_signed_in: { code: 2, httpStatus: 401, message: 'Please log in first.' },
  csrf_failed: { code: 3, httpStatus: 403, message: 'This request did not come from a page of ours. Please reload and try again.' },
  wrong_origin: { code: 4, httpStatus: 403, message: 'This request came from another site.' },
  forbidden: { code: 5, httpStatus: 403, message: 'You are not allowed to do this.' },
  password_needed: { code: 6, httpStatus: 403, message: 'Please confirm your password first.' },
  passcode_needed: { code: 7, httpStatus: 403, message: 'Please enter the parental passcode.' },
  registration_closed: { code: 8, httpStatus: 403, message: 'Nobody can sign up here at the moment without an invitation.' },
  account_suspended: { code: 9, httpStatus: 403, message: 'This account is suspended.' },
  email_taken: { code: 10, httpStatus: 409, message: 'This email address already has an account.' },
  username_taken: { code: 11, httpStatus: 409, message: 'This username is taken.' },
  age_restricted: { code: 12, httpStatus: 401, message: 'You need to be older to use this.' },
  bad_input: { code: 13, httpStatus: 400, message: 'Something in this request is missing or not right.' },
  password_not_allowed: { code: 14, httpStatus: 400, message: 'This password is not allowed. Please choose another.' },
  wrong_credentials: { code: 20, httpStatus: 401, message: 'The email or password is not right.' },
  more_proof_needed: { code: 21, httpStatus: 401, message: 'One more step: please enter your code.' },
  wrong_second_factor: { code: 22, httpStatus: 401, message: 'This code is not right.' },
  locked_for_a_while: { code: 23, httpStatus: 429, message: 'Too many tries. Please wait a while, or use a link by mail.' },
  provider_refused: { code: 24, httpStatus: 401, message: 'The sign-in provider did not confirm this. Please try again.' },
  not_connected: { code: 25, httpStatus: 401, message: 'No account here is connected to this one yet.' },
  bot_check_failed: { code: 30, httpStatus: 401, message: 'We could not tell that you are a person. Please try again.' },
  dead_token: { code: 31, httpStatus: 401, message: 'This link or token has been used or is too old.' },
  not_found: { code: 40, httpStatus: 404, message: 'There is nothing here, or it is not for you to see.' },
  pin_not_found: { code: 41, httpStatus: 404, message: 'This pin is not here.' },
  board_not_found: { code: 42, httpStatus: 404, message: 'This board is not here.' },
  section_not_found: { code: 43, httpStatus: 404, message: 'This section is not here.' },
  user_not_found: { code: 44, httpStatus: 404, message: 'This person is not here.' },
  comment_not_found: { code: 45, httpStatus: 404, message: 'Could not find comment' },
  conversation_not_found: { code: 46, httpStatus: 404, message: 'This conversation is not here.' },
  message_not_found: { code: 47, httpStatus: 404, message: 'This message is not here.' },
  conflict: { code: 50, httpStatus: 409, message: 'Somebody else changed this at the same time. Please try again.' },
  board_name_taken: { code: 51, httpStatus: 409, message: 'You already have a board with this name.' },
  section_name_taken: { code: 52, httpStatus: 409, message: 'This board already has a section with this name.' },
  too_many_things: { code: 53, httpStatus: 409, message: 'There is no room for more here.' },
  key_reused: { code: 54, httpStatus: 409, message: 'This Idempotency-Key was used with other content.' },
  too_late_to_undo: { code: 55, httpStatus: 409, message: 'It is too late to undo this.' },
  last_way_in: { code: 56, httpStatus: 409, message: 'This is the only way into your account. Please add another first.' },
  too_large: { code: 60, httpStatus: 413, message: 'This is too large.' },
  unsupported_type: { code: 61, httpStatus: 415, message: 'This type of content is not supported.' },
  picture_refused: { code: 62, httpStatus: 400, message: 'This file cannot be used as a picture.' },
  page_refused: { code: 63, httpStatus: 400, message: 'This address cannot be read.' },
  too_many_requests: { code: 70, httpStatus: 429, message: 'Too many requests. Please wait a moment.' },
  unavailable: { code: 80, httpStatus: 503, message: 'We are catching our breath. Please try again in a moment.' },
  transient: { code: 90, httpStatus: 503, message: 'That did not work this time. Please try again.' },
  transient_upstream: { code: 91, httpStatus: 503, message: 'That did not work this time. Please try again.' },
} as const satisfies Record<string, ErrorEntry>;

/** The name of an error in the table. */
export type ErrorName = keyof typeof errorTable;

/**
 * What any handler may give without declaring it: input that is wrong by a rule no schema can say, and trouble that passes.
 * What `invoke` itself refuses (who may call, validation, the passcode, a reused key) is declared by access and verb.
 */
export const undeclaredErrors: readonly ErrorName[] = ['bad_input', 'unavailable'];

/** One wrong field: which, by which rule, and the rule's limit where it has one. */
export interface FieldProblem {
  readonly field: string;
  readonly rule: string;
  readonly limit?: number;
}

/** What goes with an error besides its name: wrong fields, a reason within the error, seconds to wait. */
export interface ErrorExtra {
  readonly fields?: readonly FieldProblem[];
  readonly reason?: string;
  readonly retryAfter?: number;
  readonly [key: string]: unknown;
}

/** The error record of every JSON reply (`C3.28`). */
export interface ErrorRecord {
  readonly name: ErrorName;
  readonly api_error_code: number;
  readonly code: number;
  readonly message: string;
  readonly message_detail: string;
  readonly http_status: number;
  readonly extraData: ErrorExtra | null;
}

/** An error that a caller is meant to see; thrown anywhere on the server, told by the transport's mapper. */
export class ApiError extends Error {
  readonly errorName: ErrorName;
  readonly detail: string;
  readonly extra: ErrorExtra | null;

  constructor(name: ErrorName, options: { detail?: string; extra?: ErrorExtra; cause?: unknown } = {}) {
    super(errorTable[name].message, { cause: options.cause });
    this.name = 'ApiError';
    this.errorName = name;
    this.detail = options.detail ?? '';
    this.extra = options.extra ?? null;
  }
}

/** The record that a caller gets for an error of the table. */
export function toErrorRecord(error: ApiError): ErrorRecord {
  const entry = errorTable[error.errorName];
  return {
    name: error.errorName,
    api_error_code: entry.code,
    code: entry.code,
    message: entry.message,
    message_detail: error.detail,
    http_status: entry.httpStatus,
    extraData: error.extra,
  };
}

/** The record for anything that is not an `ApiError`: the default message (`C8.3`) and nothing of its inside. */
export function unknownErrorRecord(): ErrorRecord {
  return toErrorRecord(new ApiError('unknown'));
}
