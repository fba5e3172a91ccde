/** What can be reported. */
export const reportTargets = ['pin', 'comment', 'board', 'user', 'message', 'conversation'] as const;
export type ReportTargetType = (typeof reportTargets)[number];
/** What is said between people, which nobody else may read. */
export type TalkTargetType = 'message' | 'conversation';

/** Why something is reported, in the order in which the reasons are offered, with what says more about each. */
export const reportReasons = {
  spam: ['repeated', 'false_link', 'fake_account'],
  nudity: ['sexual', 'of_a_minor', 'without_consent'],
  hate: ['slur', 'against_a_group'],
  harassment: ['of_me', 'of_somebody_else'],
  violence: ['threat', 'cruelty'],
  self_harm: ['in_danger', 'encourages'],
  dangerous: ['drugs', 'weapons', 'dares'],
  misinformation: ['health', 'elections', 'altered'],
  privacy: ['address', 'picture', 'documents'],
  intellectual_property: ['my_work', 'my_brand'],
  other: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ReportReason = keyof typeof reportReasons;
export type ReportDetail = (typeof reportReasons)[ReportReason][number];

export const reportReasonNames = Object.keys(reportReasons) as ReportReason[];
export const reportDetailNames: readonly ReportDetail[] = [...new Set(Object.values(reportReasons).flat())];

/** Whether each of these says more about the reason, and not about another one. */
export function areDetailsOf(reason: ReportReason, details: readonly string[]): boolean {
  const known: readonly string[] = reportReasons[reason];
  return details.every((detail) => known.includes(detail));
}
