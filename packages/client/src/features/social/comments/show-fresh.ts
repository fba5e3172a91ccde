import type { AppThunk, RootState } from '../../../store/create-store.ts';
import { addToFeed } from '../../../store/feeds/index.ts';
import { selectResource } from '../../../store/resources.slice.ts';
import { commentPlaces } from './comment-feeds.ts';
import { takeFresh } from './fresh-comments.ts';
import type { Talk } from './talk.ts';

/** Whether nothing stands there that could move under a reader. */
export function isEmptyTalk({ resources }: RootState, talk: Talk): boolean {
  return commentPlaces(talk).some((place) => (selectResource(resources, place).data as readonly unknown[] | null)?.length === 0);
}

/** Puts what others said meanwhile before the other threads, newest first. */
export function showFresh(talk: Talk): AppThunk {
  return (dispatch) => {
    const entries = takeFresh().map((id) => ({ type: 'aggregatedcomment' as const, id }));
    for (const place of commentPlaces(talk)) dispatch(addToFeed(place, entries));
  };
}
