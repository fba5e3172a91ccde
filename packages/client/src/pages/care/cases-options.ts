import type { CasesInput } from '@bowerbird/contract/social/moderation/schemas.ts';

export type CaseList = CasesInput['list'];

export const casesOptions = (list: CaseList): CasesInput => ({ list, page_size: 50 });
