import type { NewsKind } from '@bowerbird/domain/social/news-kinds.ts';
import type { OnDemandMessageId } from './areas.generated.ts';

/** The sentence of each kind of news, on the page and in mails and pushes alike. */
export const newsWords = {
  save: 'news.save',
  follow: 'news.follow',
  board_follow: 'news.boardFollow',
  comment: 'news.comment',
  tried_it: 'news.triedIt',
  reply: 'news.reply',
  mention: 'news.mention',
  reaction: 'news.reaction',
  board_invite: 'news.boardInvite',
  board_request: 'news.boardRequest',
  board_offer: 'news.boardOffer',
  board_join: 'news.boardJoin',
  board_pin: 'news.boardPin',
  pin_reaction: 'news.pinReaction',
  price_drop: 'news.priceDrop',
  many_boards: 'news.manyBoards',
  sponsor_ask: 'news.sponsorAsk',
  sponsor_yes: 'news.sponsorYes',
  decision: 'news.decision',
  not_published: 'news.notPublished',
} as const satisfies Record<NewsKind, OnDemandMessageId>;
