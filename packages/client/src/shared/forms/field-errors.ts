import type { Words } from '../../i18n/message-id.ts';

/** The words beside each wrong field. */
export type FieldErrors<Field extends string> = { readonly [F in Field]?: Words };
