import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { expect, it } from 'vitest';
import { createAppStore } from '../../boot/create-app-store.ts';
import { preloadTopic, topicRedirect } from './index.ts';

const cats = { type: 'topic', id: '5', slug: 'cats', name: 'Cats' };

/** A server that knows topics by their slugs as they are written. */
const transport = (async ({ name }: { name: string }, { interest }: { interest: string }) => {
  if (interest !== cats.slug) throw new CallError(null);
  return { data: name === 'TopicResource.get' ? cats : [] };
}) as unknown as Transport;

it.each([
  ['Cats', '', '/topics/cats/'],
  ['CATS', 'sort=newest', '/topics/cats/?sort=newest'],
  ['cats', '', null],
])('the address of a topic written as “%s” leads to its slug', async (interest, query, path) => {
  const store = createAppStore(transport);
  const input = { params: { interest }, search: new URLSearchParams(query) };
  await preloadTopic({ ...input, dispatch: store.dispatch, state: store.getState } as never);
  expect(topicRedirect(input, store.getState())).toBe(path);
});
