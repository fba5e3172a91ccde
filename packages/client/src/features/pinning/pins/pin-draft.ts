import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { tooLong } from '../../../i18n/too-long.ts';
import { tooLongLink, wrongLink } from '../../../i18n/wrong-link.ts';

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
    link: tooLongLink(draft.link),
    altText: tooLong(draft.altText.trim(), textLimits.altText),
  };
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words));
}

/** What keeps a draft from being saved, field by field. */
export function problemsOf(draft: PinDraft): PinDraftProblems {
  const link = wrongLink(draft.link);
  return { ...overlongIn(draft), ...(link && { link }) };
}
