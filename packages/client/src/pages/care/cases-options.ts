import type { BlockListInput } from '@bowerbird/contract/social/block-lists/schemas.ts';
import type { CasesInput } from '@bowerbird/contract/social/moderation/schemas.ts';

export type CaseList = CasesInput['list'];

/** A list of cases, or those among all that a term finds. */
export const casesOptions = (list: CaseList, term = ''): CasesInput =>
  term === '' ? { list, page_size: 50 } : { list: 'all', term, page_size: 50 };

export const listOptions = (kind: BlockListInput['kind']): BlockListInput => ({ kind, page_size: 50 });
export const logOptions = { page_size: 20 };
