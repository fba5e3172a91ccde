import { readCreatorRecommendations } from '@bowerbird/contract/discovery/explore/calls.ts';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { TopicsResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { creatorOptions } from '../../features/discovery/explore/index.ts';
import { feedOptions } from '../../features/discovery/home-feed/index.ts';
import type { Text } from '../../i18n/i18n.tsx';
import { logInFor } from '../../lib/next-path.ts';
import type { PreloadInput, RouteInput } from '../../routing/define-route.ts';
import type { HeadTags } from '../../routing/head.ts';
import { ensureResource } from '../../store/call.ts';
import type { RootState } from '../../store/create-store.ts';

export { TopicChoicePage } from './topic-choice-page.tsx';

export async function preloadTopicChoice({ dispatch }: PreloadInput): Promise<void> {
  await Promise.all([
    dispatch(ensureResource(TopicsResource.get, {})),
    dispatch(ensureResource(readCreatorRecommendations, creatorOptions)),
    dispatch(ensureResource(UserHomefeedResource.get, feedOptions('for_you'))),
  ]);
}

export function topicChoiceHead(_input: RouteInput, _state: RootState, text: Text): HeadTags {
  return { title: text('topicChoice.title'), noIndex: true };
}

/** Only somebody who is signed in has a feed to change. */
export function topicChoiceRedirect({ search }: RouteInput, { session }: RootState): string | null {
  return session.isAuthenticated ? null : logInFor('/topics/', search);
}
