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
      const to = step === 1 ? next : (trail.at(-1) ?? null);
      if (to === null) return;
      const state: SwipeTrail = { swiped: step === 1 ? [...trail, pinId] : trail.slice(0, -1) };
      // A walk is one step of the history: Back leads to where it began, however far it went.
      void navigate(pinPath(to), { state, replace: true });
    },
  });
  return { previous: trail.at(-1) ?? null, next };
}
