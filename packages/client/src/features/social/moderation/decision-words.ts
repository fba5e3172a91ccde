import type { CaseLine } from '@bowerbird/contract/social/moderation/schemas.ts';
import type { Decision } from '@bowerbird/domain/social/moderation.ts';
import type { ReportTargetType } from '@bowerbird/domain/social/reports.ts';
import type { Text } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';

interface DecisionWords {
  /** As a choice. */
  readonly name: MessageId;
  /** Once it is made. */
  readonly made: MessageId;
  readonly hint: MessageId;
  readonly key: string;
}

export const DECISIONS: Readonly<Record<Decision, DecisionWords>> = {
  nothing: { name: 'care.nothing', made: 'care.made.nothing', hint: 'care.nothingHint', key: 'N' },
  warn: { name: 'care.warn', made: 'care.made.warn', hint: 'care.warnHint', key: 'W' },
  hide: { name: 'care.hide', made: 'care.made.hide', hint: 'care.hideHint', key: 'H' },
  remove: { name: 'care.removeIt', made: 'care.made.remove', hint: 'care.removeHint', key: 'R' },
  limit: { name: 'care.limit', made: 'care.made.limit', hint: 'care.limitHint', key: 'L' },
  suspend: { name: 'care.suspend', made: 'care.made.suspend', hint: 'care.suspendHint', key: 'S' },
};

export const TYPES: Readonly<Record<ReportTargetType, MessageId>> = {
  pin: 'care.type.pin',
  comment: 'care.type.comment',
  board: 'care.type.board',
  user: 'care.type.user',
  message: 'care.type.message',
  conversation: 'care.type.conversation',
};

/** What was decided, and that an appeal took it back where one did. */
export function madeOf(
  text: Text,
  { decision, is_upheld: isUpheld }: { readonly decision: Decision; readonly is_upheld: boolean | null },
): string {
  const made = text(DECISIONS[decision].made);
  return isUpheld === false ? text('care.takenBack', { decision: made }) : made;
}

const SAID_BY: Partial<Record<ReportTargetType, MessageId>> = { comment: 'care.commentBy', message: 'care.messageBy' };

/** What a case is about: its name, or of words alone who said them. */
export function titleOfCase(text: Text, { target_type: type, title, author }: Pick<CaseLine, 'target_type' | 'title' | 'author'>): string {
  const said = SAID_BY[type];
  return said ? text(said, { name: author }) : title || text(TYPES[type]);
}

/** The number by which moderators name a case, without marks between its digits. */
export function numberOfCase(locale: string, { number }: Pick<CaseLine, 'number'>): string {
  return new Intl.NumberFormat(locale, { useGrouping: false }).format(number);
}

/** What became of an appeal, and whether somebody else looked at it. */
export function outcomeOf(isUpheld: boolean | null, isSameModerator: boolean): MessageId {
  if (isUpheld === null) return isSameModerator ? 'care.appealWaitsAlone' : 'care.appealWaits';
  if (isSameModerator) return isUpheld ? 'care.wasUpheldAlone' : 'care.wasLiftedAlone';
  return isUpheld ? 'care.wasUpheld' : 'care.wasLifted';
}
