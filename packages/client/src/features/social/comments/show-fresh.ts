import type { AppThunk } from '../../../store/create-store.ts';
import { addToFeed } from '../../../store/feeds/index.ts';
import { commentPlaces } from './comment-feeds.ts';
import { takeFresh } from './fresh-comments.ts';

/** Puts what others said meanwhile before the other threads of a pin, newest first. */
export function showFresh(pinId: string): AppThunk {
  return (dispatch) => {
    const entries = takeFresh().map((id) => ({ type: 'aggregatedcomment' as const, id }));
    for (const place of commentPlaces(pinId)) dispatch(addToFeed(place, entries));
  };
}
