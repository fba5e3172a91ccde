import type { WholeArticle } from '@bowerbird/contract/discovery/today/schemas.ts';
import { page } from 'vitest/browser';
import { mount, type MountOptions, type SentCall } from '../../../testing/mount.tsx';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { ArticleWriter } from '../article-writer.tsx';

export const article = {
  id: '7',
  url: '/today/article/one-blue-thing/7/',
  title: 'One blue thing',
  lead: '',
  term: '',
  language: 'en',
  country: null,
  shop: false,
  article_type: 0,
  published_at: null,
  is_out: false,
  minutes: 1,
  pin_count: 2,
  cover: null,
  curator: null,
  shown: [],
  translations: [],
  draft: {
    cover_pin_id: null,
    translation_of: null,
    version: '1',
    blocks: [
      { kind: 'text', text: 'A bowerbird does not paint.' },
      { kind: 'pins', pin_ids: ['1', '2'] },
    ],
  },
} satisfies WholeArticle;

export const others = [
  { ...article, id: '9', title: 'Une chose bleue', language: 'fr' },
  { ...article, id: '8', title: 'Blaue Dinge', language: 'de' },
  article,
];
/** The form of an article; what it translates is chosen among all articles, which it asks for. */
export const write = async (answer: (call: SentCall) => unknown = () => article, over: Partial<WholeArticle> = {}) => {
  const whole = { ...article, ...over } as typeof article;
  const { sent } = await mount(<ArticleWriter article={whole} viewerId="1" />, {
    state: {
      session: { userId: '1', viewer: { ...strangerRecord, id: '1', username: 'ines' }, settings: { origin: location.origin } },
    } as MountOptions['state'],
    answer: (made) => (made.name === 'TodayDraftsResource.get' ? others : answer(made)),
  });
  return { sent, written: () => sent.filter(({ name }) => name === 'TodayArticleResource.update') };
};
/** Saving answers with the article, and every list is empty. */
export const articleOrNone = (name: string) => (name === 'TodayArticleResource.update' ? article : []);
export const lead = page.getByLabelText('Lead');
export const save = page.getByRole('button', { name: 'Save' });
export const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
