import type { PageInput } from '@bowerbird/contract/protocol/paging.ts';

/** What is shown of the feedback before the owner asks for more. */
export const feedbackOptions: PageInput = { page_size: 10 };
