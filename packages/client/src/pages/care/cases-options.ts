import type { BlockListInput } from '@bowerbird/contract/social/block-lists/schemas.ts';
import type { CasesInput } from '@bowerbird/contract/social/moderation/schemas.ts';

export type CaseList = CasesInput['list'];

export const casesOptions = (list: CaseList): CasesInput => ({ list, page_size: 50 });

export const listOptions = (kind: BlockListInput['kind']): BlockListInput => ({ kind, page_size: 50 });
export const logOptions = { page_size: 20 };
