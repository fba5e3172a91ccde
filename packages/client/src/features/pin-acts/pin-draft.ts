import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { Words } from '../../i18n/message-id.ts';
import { tooLong } from '../../i18n/too-long.ts';

/** What the form of a pin holds. */
export interface PinDraft {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly altText: string;
}

/** What is wrong with a draft, field by field. */
export type PinDraftProblems = { readonly [F in keyof PinDraft]?: Words };

/** What of a draft is too long, which is said while it is typed. */
export function overlongIn(draft: PinDraft): PinDraftProblems {
  const found = {
    title: tooLong(draft.title.trim(), textLimits.pinTitle),
    description: tooLong(draft.description.trim(), textLimits.pinDescription),
    link: tooLong(draft.link.trim(), textLimits.link),
    altText: tooLong(draft.altText.trim(), textLimits.altText),
  };
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words));
}

/** What keeps a draft from being saved, field by field. */
export function problemsOf(draft: PinDraft): PinDraftProblems {
  const link = draft.link.trim();
  return { ...(link !== '' && !isWebAddress(link) && { link: { id: 'pinActs.linkWrong' } }), ...overlongIn(draft) };
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.');
}
