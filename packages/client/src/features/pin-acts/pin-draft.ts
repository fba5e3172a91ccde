import type { MessageId } from '../../i18n/message-id.ts';

/** What the form of a pin holds. */
export interface PinDraft {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly altText: string;
}

/** What is wrong with a draft, field by field; lengths are kept by the fields themselves. */
export function problemsOf({ link }: PinDraft): { readonly [F in keyof PinDraft]?: MessageId } {
  return link.trim() === '' || isWebAddress(link.trim()) ? {} : { link: 'pinActs.linkWrong' };
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.');
}
