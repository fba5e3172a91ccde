import type { Decision } from '@bowerbird/domain/social/moderation.ts';
import type { ReportTargetType } from '@bowerbird/domain/social/reports.ts';
import type { MessageId } from '../../../i18n/message-id.ts';

export const DECISIONS: Readonly<Record<Decision, { readonly name: MessageId; readonly hint: MessageId; readonly key: string }>> = {
  nothing: { name: 'care.nothing', hint: 'care.nothingHint', key: 'N' },
  warn: { name: 'care.warn', hint: 'care.warnHint', key: 'W' },
  hide: { name: 'care.hide', hint: 'care.hideHint', key: 'H' },
  remove: { name: 'care.removeIt', hint: 'care.removeHint', key: 'R' },
  limit: { name: 'care.limit', hint: 'care.limitHint', key: 'L' },
  suspend: { name: 'care.suspend', hint: 'care.suspendHint', key: 'S' },
};

export const TYPES: Readonly<Record<ReportTargetType, MessageId>> = {
  pin: 'care.type.pin',
  comment: 'care.type.comment',
  board: 'care.type.board',
  user: 'care.type.user',
  message: 'care.type.message',
  conversation: 'care.type.conversation',
};
