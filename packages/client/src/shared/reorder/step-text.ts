import type { Text } from '../../i18n/i18n.tsx';
import type { ReorderParts } from './use-reorder.ts';

/** What is read out of a step of reordering. */
export function stepText(
  text: Text,
  step: Parameters<ReorderParts['onStep']>[0],
  at: { name: string; place: number; count: number },
): string {
  const { name: pin, place, count } = at;
  const words = {
    pickedUp: () => text('organize.pickedUp', { pin }),
    moved: () => text('organize.place', { place, count }),
    dropped: () => text('organize.dropped', { pin, place }),
    cancelled: () => text('organize.cancelled', { pin }),
  };
  return words[step]();
}
