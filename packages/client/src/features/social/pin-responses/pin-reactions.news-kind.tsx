import type { newsOfResponses } from '@bowerbird/contract/social/pin-responses/news-kinds.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { NewsKindEntries } from '../news-kinds/index.ts';

export default {
  pin_reaction: {
    filter: 'pins',
    sign: <Icon name="heart" weight="fill" size={12} />,
    sentence: 'news.pinReaction',
    title: 'notify.pinReaction',
  },
} satisfies NewsKindEntries<keyof typeof newsOfResponses>;
