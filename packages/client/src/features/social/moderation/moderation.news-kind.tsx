import type { newsOfModeration } from '@bowerbird/contract/social/moderation/news-kinds.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { NewsKindEntries } from '../news-kinds/index.ts';

export default {
  decision: { filter: 'people', sign: <Icon name="flag" size={20} />, sentence: 'news.decision', title: 'notify.decision' },
  appeal: { filter: 'people', sign: <Icon name="flag" size={20} />, sentence: 'news.appeal', title: 'notify.appeal' },
} satisfies NewsKindEntries<keyof typeof newsOfModeration>;
