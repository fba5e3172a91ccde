/** Screen classes (`C9.8`): under 768 px sm, under 1024 md, else lg. */
export type ViewportSize = 'sm' | 'md' | 'lg';

/** The breakpoints in px (`C9.8`): xs below 640, then sm, md, lg, and xl above 1280. */
const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

/** A resize is looked at after this quiet time; after a turn of the device the size is read again a second later (`C9.8`). */
export const RESIZE_DEBOUNCE_MILLISECONDS = 200;
export const ORIENTATION_RESIZE_MILLISECONDS = 1_000;

/** The screen class of a width in px. */
export function viewportSizeOf(width: number): ViewportSize {
  if (width < breakpoints.md) return 'sm';
  return width < breakpoints.lg ? 'md' : 'lg';
}
