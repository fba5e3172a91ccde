import { useEffect, useEffectEvent, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useAppStore } from '../../../store/hooks.ts';
import { tryEachFrame } from '../../../lib/try-each-frame.ts';

/** On the way back from a pin, its card has the focus again. */
export function useOpenedCard(frame: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const store = useAppStore();
  const type = useNavigationType();
  // Only the arrival counts, not pages of the list that come later.
  const find = useEffectEvent(() => {
    const opened = store.getState().visits.lastOpenedPinId;
    return type === NavigationType.Pop && opened !== null ? ids.indexOf(opened) : -1;
  });
  useEffect(() => {
    const index = find();
    if (index === -1) return;
    // The card may be drawn only once the page has scrolled back to where it was.
    return tryEachFrame(() => {
      const target = frame.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-grid-target]`);
      target?.focus({ preventScroll: true });
      return Boolean(target);
    });
  }, [frame]);
}
