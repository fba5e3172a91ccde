import type { MessageId, Words } from '../../i18n/message-id.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';

/** What keeps a form from being sent: the words beside each field, by its name, and those of no field in particular. */
export interface FormProblems<Field extends string> {
  readonly fields: { readonly [name in Field]?: Words };
  readonly form: Words | null;
}

/** Nothing is wrong with a form. */
export const noProblems = { fields: {}, form: null };

/** What a call was refused for: beside the fields that the server named and the form shows, else for the form as a whole. */
export function problemsOfCall<Field extends string>(
  error: unknown,
  words: { readonly [name in Field]: MessageId },
  form: MessageId,
): FormProblems<Field> {
  const refused = toCallError(error).record?.extraData?.fields?.map(({ field }) => field) ?? [];
  const shown = (Object.keys(words) as Field[]).filter((name) => refused.includes(name));
  if (shown.length === 0) return { fields: {}, form: { id: form } };
  return { fields: Object.fromEntries(shown.map((name) => [name, { id: words[name] }])) as FormProblems<Field>['fields'], form: null };
}
