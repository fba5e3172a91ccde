import { TopicsResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import type { Text } from '../../i18n/i18n.tsx';
import type { PreloadInput, RouteInput } from '../../routing/define-route.ts';
import type { HeadTags } from '../../routing/head.ts';
import { ensureResource } from '../../store/call.ts';
import type { RootState } from '../../store/create-store.ts';
import { resourceOf } from '../../store/resource-of.ts';
import { IDEAS_PATH } from '../../features/discovery/topics/index.ts';

export { IdeasPage } from './ideas-page.tsx';

export const preloadIdeas = ({ dispatch }: PreloadInput) => dispatch(ensureResource(TopicsResource.get, {}));

export function ideasHead(_input: RouteInput, state: RootState, text: Text): HeadTags {
  const topics = resourceOf(state, TopicsResource.get, {}).data as readonly { readonly id: string }[] | null;
  const first = topics?.map(({ id }) => state.entities.topic[id]).find((topic) => topic?.cover);
  const image = first?.cover && { url: first.cover.url, width: first.cover.width, height: first.cover.height, alt: first.name };
  return { title: text('topics.ideas'), description: text('topics.ideasLead'), canonicalPath: IDEAS_PATH, image: image ?? undefined };
}
