import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog/dialog.tsx'
import type { MenuProps } from './menu/menu.tsx'
export type { MenuEntry } from './menu/menu.tsx'
import type { PopoverProps } from './popover/popover.tsx'
import type { SheetProps } from './sheet/sheet.tsx'

/* Overlays open after an act, so they and React Aria arrive then, or earlier by `preloadOverlay`. */
const loaders = {
  dialog: () => import('./dialog/dialog.tsx'),
  sheet: () => import('./sheet/sheet.tsx'),
  popover: () => import('./popover/popover.tsx'),
  menu: () => import('./menu/menu.tsx'),
}

const LazyDialog = lazy(loaders.dialog)
const LazySheet = lazy(loaders.sheet)
const LazyPopover = lazy(loaders.popover)
const LazyMenu = lazy(loaders.menu)

export const Dialog = (props: DialogProps) => <Suspense fallback={null}><LazyDialog {...props} /></Suspense>
export const Sheet = (props: SheetProps) => <Suspense fallback={null}><LazySheet {...props} /></Suspense>
export const Popover = (props: PopoverProps) => <Suspense fallback={null}><LazyPopover {...props} /></Suspense>
export const Menu = (props: MenuProps) => <Suspense fallback={null}><LazyMenu {...props} /></Suspense>

/** Starts loading an overlay that will probably open, such as when its button is hovered. */
export function preloadOverlay(name: keyof typeof loaders): void {
  // Opening it tries again and shows what went wrong.
  loaders[name]().catch(() => undefined)
}
