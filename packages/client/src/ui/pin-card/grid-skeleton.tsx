import { Grid } from '../grid/grid.tsx';
import type { DeviceClass } from '../grid/grid-style.ts';
import { PinCardSkeleton } from './pin-card-skeleton.tsx';

const shapes = [1.3, 1, 1.5, 0.8, 1.25, 1.6, 0.95, 1.4, 1.1, 1.7, 1.2, 0.9, 1.45, 1.05, 1.35];
const items = [...shapes, ...shapes].map((ratio, index) => ({ key: String(index), ratio }));

/** A wall of empty cards while the first page loads. */
export function GridSkeleton({ label, deviceClass, count = 15 }: { label: string; deviceClass: DeviceClass; count?: number }) {
  return (
    <div aria-busy="true">
      <Grid items={items.slice(0, count)} keyOf={keyOf} sizeOf={sizeOf} renderItem={render} label={label} deviceClass={deviceClass} />
    </div>
  );
}

type Item = (typeof items)[number];
const keyOf = (item: Item) => item.key;
const sizeOf = (item: Item) => ({ ratio: item.ratio, fixed: 54 });
const render = (item: Item) => <PinCardSkeleton ratio={item.ratio} />;
