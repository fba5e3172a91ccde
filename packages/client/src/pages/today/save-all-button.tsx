import { TodayArticleFeedResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { useRef, useState } from 'react';
import { BoardPicker, type PickedBoard, type PickedSection } from '../../features/pinning/boards/index.ts';
import { usePins } from '../../features/pinning/pins/index.ts';
import { savePins } from '../../features/pinning/saves/index.ts';
import { useCountText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { fetchWhole } from '../../store/call.ts';
import { failureShown } from '../../store/failure-shown.ts';
import { useAppDispatch, useResource, useViewer } from '../../store/hooks.ts';
import { toastShown } from '../../store/toasts.slice.ts';
import { Button } from '../../ui/button/button.tsx';
import type { StoredArticle } from './article-options.ts';

/** Saves all pins of an article to one board, those of its boards too, and says when all are; nothing where there is only one, or nobody to save. */
export function SaveAllButton({ article }: { article: StoredArticle }) {
  const text = useText();
  const countText = useCountText();
  const viewer = useViewer();
  const dispatch = useAppDispatch();
  const opener = useRef<HTMLButtonElement>(null);
  const [isPicking, setIsPicking] = useState(false);
  const { busy, run } = useOneAtATime();
  const options = { article_id: article.id };
  const feed = useResource(TodayArticleFeedResource.get, options);
  const known = pinsOf(feed.data ?? []);
  const pins = usePins(feed.data ?? []);
  const isSaved = feed.isAtEnd && pins.every(({ savedInfo }) => savedInfo !== null);
  const words = feed.isAtEnd ? countText('today.saveAll', known.length) : text('today.saveAllPins');
  const saveAll = async (board: PickedBoard, section?: PickedSection) => {
    const pinIds = await dispatch(fetchWhole(TodayArticleFeedResource.get, options)).then(
      pinsOf,
      (error: unknown) => void dispatch(failureShown(error)),
    );
    if (!pinIds) return;
    const saved = await dispatch(savePins(pinIds, board, section));
    dispatch(
      saved === pinIds.length
        ? toastShown({ kind: 'done', message: 'today.savedAll', values: { board: board.name, count: saved }, href: board.url })
        : toastShown({ kind: 'error', message: 'today.savedSome', values: { saved, count: pinIds.length } }),
    );
  };
  if (!viewer || known.length < 2) return null;
  return (
    <>
      <Button ref={opener} variant={isSaved ? 'done' : undefined} busy={busy} onClick={() => setIsPicking(true)}>
        {isSaved ? text('today.allSaved') : words}
      </Button>
      {isPicking && (
        <BoardPicker
          trigger={opener}
          onPick={(board, section) => void run(() => saveAll(board, section))}
          onClose={() => setIsPicking(false)}
        />
      )}
      {busy && <span role="status">{text('today.saving')}</span>}
    </>
  );
}

/** The pins that stand under "All pins of this story", each once. A cover that is none of them is not meant. */
function pinsOf(feed: readonly { readonly id: string }[]): string[] {
  return [...new Set(feed.map(({ id }) => id))];
}
