import type { NoticeKind } from '@bowerbird/domain/social/notification-ways.ts';
import type { MessageId } from '../../../i18n/message-id.ts';

export const kindWords: Record<NoticeKind, MessageId> = {
  message: 'notify.message',
  comment: 'notify.comment',
  tried_it: 'notify.triedIt',
  reply: 'notify.reply',
  mention: 'notify.mention',
  reaction: 'notify.reaction',
  board_invite: 'notify.boardInvite',
  board_request: 'notify.boardRequest',
  board_offer: 'notify.boardOffer',
  board_join: 'notify.boardJoin',
  board_pin: 'notify.boardPin',
  board_follow: 'notify.boardFollow',
  follow: 'notify.follow',
  save: 'notify.save',
  pin_reaction: 'notify.pinReaction',
  price_drop: 'notify.priceDrop',
  many_boards: 'notify.manyBoards',
  sponsor_ask: 'notify.sponsorAsk',
  sponsor_yes: 'notify.sponsorYes',
  decision: 'notify.decision',
  not_published: 'notify.notPublished',
};
