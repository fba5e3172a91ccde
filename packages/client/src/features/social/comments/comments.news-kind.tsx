import type { newsOfComments } from '@bowerbird/contract/social/comments/news-kinds.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { NewsKindEntries } from '../news-kinds/index.ts';

export default {
  comment: {
    filter: 'comments',
    sign: <Icon name="chat-circle" weight="fill" size={12} />,
    sentence: 'news.comment',
    title: 'notify.comment',
  },
  tried_it: { filter: 'comments', sign: <Icon name="check" weight="bold" size={12} />, sentence: 'news.triedIt', title: 'notify.triedIt' },
  reply: {
    filter: 'comments',
    sign: <Icon name="arrow-bend-up-left" weight="fill" size={12} />,
    sentence: 'news.reply',
    title: 'notify.reply',
  },
  mention: { filter: 'comments', sign: <Icon name="at" weight="bold" size={12} />, sentence: 'news.mention', title: 'notify.mention' },
  reaction: {
    filter: 'comments',
    sign: <Icon name="heart" weight="fill" size={12} />,
    sentence: 'news.reaction',
    title: 'notify.reaction',
  },
} satisfies NewsKindEntries<keyof typeof newsOfComments>;
