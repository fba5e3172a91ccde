import type { ReportTargetType } from './reports.ts';

/** What moderators decide, from the mildest to the hardest. */
export const decisions = ['nothing', 'warn', 'hide', 'remove', 'limit', 'suspend'] as const;
export type Decision = (typeof decisions)[number];

/** The decisions that there are about each kind of thing. */
export const decisionsAbout: Readonly<Record<ReportTargetType, readonly Decision[]>> = {
  pin: decisions,
  comment: ['nothing', 'warn', 'remove', 'limit', 'suspend'],
  board: ['nothing', 'warn', 'remove', 'limit', 'suspend'],
  user: ['nothing', 'warn', 'remove', 'limit', 'suspend'],
  message: ['nothing', 'warn', 'remove', 'limit', 'suspend'],
  conversation: ['nothing', 'warn', 'limit', 'suspend'],
};

/** How long a moderator may take a decision back, a little longer than the button is there; its author is told afterwards. */
export const decisionUndoSeconds = 15;
/** How long an author may appeal. */
export const appealDays = 30;
/** How long the name of a kept reply is, and how many a moderator keeps. */
export const savedReplyLimits = { name: 40, count: 30 } as const;
/** How long a limited person makes no pins, comments and follows. */
export const limitDays = 7;
