import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { pinsAmong, relatedOptions } from '../../features/discovery/related-pins/index.ts';
import { pinPath } from '../../features/pinning/pins/index.ts';
import { useResource } from '../../store/hooks.ts';
import { nextPinOf, readTrail, type SwipeTrail } from './next-pin.ts';
import { useSwipe } from './use-swipe.ts';

/** The pins on both sides of a walk by swiping; `null` where there is none. */
export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
}

/** A swipe on the close-up leads to the next pin like it, and back the way it came. Tells which pins these are. */
export function useNextPin(pinId: string, closeup: RefObject<HTMLElement | null>): Neighbours {
  const navigate = useNavigate();
  const trail = readTrail(useLocation().state);
  const related = useResource(RelatedPinFeedResource.get, relatedOptions(pinId));
  const next = nextPinOf(pinId, pinsAmong(related.data ?? []), trail);
  useSwipe(closeup, {
    canGo: (step) => (step === 1 ? next !== null : trail.length > 0),
    onSwiped: (step) => {
      if (step === -1) return void navigate(-1);
      const state: SwipeTrail = { swiped: [...trail, pinId] };
      if (next !== null) void navigate(pinPath(next), { state });
    },
  });
  return { previous: trail.at(-1) ?? null, next };
}
