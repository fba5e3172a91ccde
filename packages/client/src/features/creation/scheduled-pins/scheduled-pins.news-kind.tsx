import type { newsOfSchedule } from '@bowerbird/contract/creation/scheduled-pins/news-kinds.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { NewsKindEntries } from '../../social/news-kinds/index.ts';

export default {
  not_published: {
    filter: 'pins',
    sign: <Icon name="warning-circle" size={20} />,
    sentence: 'news.notPublished',
    title: 'notify.notPublished',
  },
} satisfies NewsKindEntries<keyof typeof newsOfSchedule>;
