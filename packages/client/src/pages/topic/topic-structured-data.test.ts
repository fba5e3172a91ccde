import { describe, expect, it } from 'vitest';
import { TopicResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../../boot/create-app-store.ts';
import { createI18n, textOf } from '../../i18n/i18n.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { siteOf } from '../../routing/structured-data.ts';
import { ensureResource } from '../../store/call.ts';
import { topicStructuredData } from './topic-structured-data.ts';

const topic = { type: 'topic', id: '31', slug: 'jugs', name: 'Jugs', cover: null, parent: null };
const input = { params: { interest: 'jugs' }, search: new URLSearchParams() };

async function wayIn(locale: 'en' | 'de') {
  const store = createAppStore((async () => ({ data: topic })) as unknown as Transport);
  await store.dispatch(ensureResource(TopicResource.get, { interest: 'jugs' }));
  const text = textOf(createI18n(locale, await loadMessages(locale)));
  const site = siteOf({ appName: 'Bowerbird', origin: 'https://pins.example.org' });
  return topicStructuredData(input, store.getState(), site, text)[1];
}

describe('a topic', () => {
  it.each([
    ['en', 'Explore'],
    ['de', 'Entdecken'],
  ] as const)('tells machines the way that its page shows, in the language of the page', async (locale, explore) => {
    expect(await wayIn(locale)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Bowerbird', item: 'https://pins.example.org/' },
        { name: explore, item: 'https://pins.example.org/search/pins/' },
        { name: 'Jugs', item: 'https://pins.example.org/ideas/jugs/31/' },
      ],
    });
  });
});
