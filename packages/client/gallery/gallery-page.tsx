import { useState } from 'react';
import type { DeviceClass } from '../src/ui/grid/grid-style.ts';
import { PartsPage } from './parts-page.tsx';
import { WallPage } from './wall-page.tsx';

export type GalleryView = { page: string; theme: string | null; rightToLeft: boolean; device: DeviceClass; count: number };

export function readView(query: URLSearchParams): GalleryView {
  const device = query.get('device');
  return {
    page: query.get('page') ?? 'wall',
    theme: query.get('theme') === 'dark' || query.get('theme') === 'light' ? query.get('theme') : null,
    rightToLeft: query.get('dir') === 'rtl',
    device: device === 'phone' || device === 'tablet' ? device : 'desktop',
    count: Number(query.get('count') ?? 25),
  };
}

/** Everything the kit draws, with invented content. */
export function GalleryPage({ view }: { view: GalleryView }) {
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setSaved((last) => (last.has(id) ? new Set([...last].filter((other) => other !== id)) : new Set([...last, id])));
  return view.page === 'parts' ? <PartsPage /> : <WallPage view={view} saved={saved} onSave={toggle} />;
}
