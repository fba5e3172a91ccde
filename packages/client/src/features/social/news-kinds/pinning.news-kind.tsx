import type { newsOfPinning } from '@bowerbird/contract/social/news-kinds/news-kinds.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { AnswerInvite } from './answer-invite.tsx';
import type { NewsKindEntries } from './news-kinds.ts';

export default {
  save: { filter: 'pins', sign: <Icon name="bookmark-simple" weight="fill" size={12} />, sentence: 'news.save', title: 'notify.save' },
  follow: { filter: 'people', sign: <Icon name="user-plus" weight="fill" size={12} />, sentence: 'news.follow', title: 'notify.follow' },
  board_follow: {
    filter: 'boards',
    sign: <Icon name="user-plus" weight="fill" size={12} />,
    sentence: 'news.boardFollow',
    title: 'notify.boardFollow',
  },
  board_invite: {
    filter: 'boards',
    sign: <Icon name="users-three" weight="fill" size={12} />,
    sentence: 'news.boardInvite',
    title: 'notify.boardInvite',
    Act: AnswerInvite,
  },
  board_request: {
    filter: 'boards',
    sign: <Icon name="users-three" weight="fill" size={12} />,
    sentence: 'news.boardRequest',
    title: 'notify.boardRequest',
  },
  board_offer: {
    filter: 'boards',
    sign: <Icon name="users-three" weight="fill" size={12} />,
    sentence: 'news.boardOffer',
    title: 'notify.boardOffer',
  },
  board_join: {
    filter: 'boards',
    sign: <Icon name="users-three" weight="fill" size={12} />,
    sentence: 'news.boardJoin',
    title: 'notify.boardJoin',
  },
  board_pin: {
    filter: 'boards',
    sign: <Icon name="push-pin" weight="fill" size={12} />,
    sentence: 'news.boardPin',
    title: 'notify.boardPin',
  },
  price_drop: { filter: 'pins', sign: <Icon name="tag" size={20} />, sentence: 'news.priceDrop', title: 'notify.priceDrop' },
  many_boards: { filter: 'pins', sign: <Icon name="push-pin" size={20} />, sentence: 'news.manyBoards', title: 'notify.manyBoards' },
} satisfies NewsKindEntries<keyof typeof newsOfPinning>;
