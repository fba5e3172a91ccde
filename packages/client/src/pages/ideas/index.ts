import { TopicsResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import type { Text } from '../../i18n/i18n.tsx';
import type { PreloadInput, RouteInput } from '../../routing/define-route.ts';
import type { HeadTags } from '../../routing/head.ts';
import { ensureResource } from '../../store/call.ts';
import type { RootState } from '../../store/create-store.ts';
import { IDEAS_PATH } from '../../features/discovery/topics/index.ts';

export { IdeasPage } from './ideas-page.tsx';

export const preloadIdeas = ({ dispatch }: PreloadInput) => dispatch(ensureResource(TopicsResource.get, {}));

export function ideasHead(_input: RouteInput, _state: RootState, text: Text): HeadTags {
  return { title: text('topics.ideas'), description: text('topics.ideasLead'), canonicalPath: IDEAS_PATH };
}
