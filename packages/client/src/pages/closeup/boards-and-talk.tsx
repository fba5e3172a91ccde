import { PinBoardsResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { useSearchParams } from 'react-router';
import { isWholePin, type StoredPin } from '../../features/pinning/pins/index.ts';
import { aboutPin, CommentSection, linkedId } from '../../features/social/comments/index.ts';
import { useResource } from '../../store/hooks.ts';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { PinBoards } from './pin-boards.tsx';

/** The boards of a pin, and the talk below them. They come together, because boards that came later would push the talk down. */
export function BoardsAndTalk({ pin }: { pin: StoredPin }) {
  const [search] = useSearchParams();
  const boards = useResource(PinBoardsResource.get, { pin_id: pin.id });
  if (!isWholePin(pin) || (!boards.loaded && !boards.error)) return <SkeletonText lines={4} />;
  return (
    <>
      <PinBoards pinId={pin.id} />
      <CommentSection key={`talk-${pin.id}`} about={aboutPin(pin)} linkedId={linkedId(search)} />
    </>
  );
}
