import type { MessageId, MessageValues } from '../../i18n/message-id.ts';

/** The words beside a field. */
export interface FieldWords {
  readonly id: MessageId;
  readonly values?: MessageValues;
}

export type FieldErrors<Field extends string> = { readonly [F in Field]?: FieldWords };
