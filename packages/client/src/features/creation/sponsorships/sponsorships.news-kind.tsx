import type { newsOfSponsorships } from '@bowerbird/contract/creation/sponsorships/news-kinds.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { NewsKindEntries } from '../../social/news-kinds/index.ts';

export default {
  sponsor_ask: { filter: 'pins', sign: <Icon name="tag" size={12} />, sentence: 'news.sponsorAsk', title: 'notify.sponsorAsk' },
  sponsor_yes: {
    filter: 'pins',
    sign: <Icon name="check" weight="bold" size={12} />,
    sentence: 'news.sponsorYes',
    title: 'notify.sponsorYes',
  },
} satisfies NewsKindEntries<keyof typeof newsOfSponsorships>;
