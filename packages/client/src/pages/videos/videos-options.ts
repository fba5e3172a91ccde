import { VideoCategoriesResource, VideosFeedResource } from '@bowerbird/contract/discovery/videos/calls.ts';
import type { VideosInput } from '@bowerbird/contract/discovery/videos/schemas.ts';
import { TopicResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { selectNamedTopic } from '../../features/discovery/topics/index.ts';
import type { Text } from '../../i18n/i18n.tsx';
import type { PreloadInput, RouteInput } from '../../routing/define-route.ts';
import type { HeadTags } from '../../routing/head.ts';
import { ensureResource } from '../../store/call.ts';
import type { RootState } from '../../store/create-store.ts';
import { resourceOf } from '../../store/resource-of.ts';
import type { ResourceState } from '../../store/resources.slice.ts';

export const VIDEOS_PATH = '/videos/';

/** The videos of a category: `/videos/:category/:id` (`C2.12`). */
export function videosPath({ slug, id }: { readonly slug: string; readonly id: string }): string {
  return `${VIDEOS_PATH}${slug}/${id}/`;
}

/** The id of the category that an address names; `null` for all videos. */
export function categoryOf({ id }: RouteInput['params']): string | null {
  return id ?? null;
}

export function videosOptionsOf(category: string | null): VideosInput {
  return category === null ? {} : { category };
}

/** Whether an address can name a category. */
export function isCategoryAddress({ params }: RouteInput): boolean {
  return /^[1-9][0-9]{0,18}$/u.test(params.id ?? '');
}

export async function preloadVideos({ dispatch, params }: PreloadInput): Promise<void> {
  await Promise.all([
    dispatch(ensureResource(VideosFeedResource.get, videosOptionsOf(categoryOf(params)))),
    dispatch(ensureResource(VideoCategoriesResource.get, {})),
    ...(params.id === undefined ? [] : [dispatch(ensureResource(TopicResource.get, { interest: params.id }))]),
  ]);
}

export function selectVideos({ params }: Pick<RouteInput, 'params'>, state: RootState): ResourceState {
  return resourceOf(state, VideosFeedResource.get, videosOptionsOf(categoryOf(params)));
}

/** Where the videos of a category stand whose address names it otherwise. */
export function videosRedirect({ params }: RouteInput, state: RootState): string | null {
  const topic = selectNamedTopic(state, params.id);
  return topic && (topic.slug !== params['category'] || topic.id !== params.id) ? videosPath(topic) : null;
}

export function videosHead({ params }: RouteInput, state: RootState, text: Text): HeadTags {
  const topic = params.id === undefined ? undefined : state.entities.topic[params.id];
  const title = topic ? text('videos.titleOf', { name: topic.name }) : text('videos.title');
  return { title, description: text('videos.lead'), canonicalPath: topic ? videosPath(topic) : VIDEOS_PATH };
}
