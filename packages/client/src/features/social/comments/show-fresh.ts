import type { AppThunk } from '../../../store/create-store.ts';
import { addToFeed } from '../../../store/feeds/index.ts';
import { commentPlaces } from './comment-feeds.ts';
import { takeFresh } from './fresh-comments.ts';
import type { Talk } from './talk.ts';

/** Puts what others said meanwhile before the other threads, newest first. */
export function showFresh(talk: Talk): AppThunk {
  return (dispatch) => {
    const entries = takeFresh().map((id) => ({ type: 'aggregatedcomment' as const, id }));
    for (const place of commentPlaces(talk)) dispatch(addToFeed(place, entries));
  };
}
