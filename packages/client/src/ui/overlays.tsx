import { lazyPart } from './lazy-part/lazy-part.tsx';

export type { MenuAct, MenuEntry } from './menu/menu.tsx';

/* Overlays open after an act, so they and React Aria arrive then, or earlier by `preloadOverlay`. */
const loaders = {
  dialog: () => import('./dialog/dialog.tsx'),
  sheet: () => import('./sheet/sheet.tsx'),
  popover: () => import('./popover/popover.tsx'),
  menu: () => import('./menu/menu.tsx'),
};

export const Dialog = lazyPart(async () => (await loaders.dialog()).default);
export const Sheet = lazyPart(async () => (await loaders.sheet()).default);
export const Popover = lazyPart(async () => (await loaders.popover()).default);
export const Menu = lazyPart(async () => (await loaders.menu()).default);

/** Starts loading an overlay that will probably open, such as when its button is hovered. */
export function preloadOverlay(name: keyof typeof loaders): void {
  // Opening it tries again and shows what went wrong.
  loaders[name]().catch(() => undefined);
}
