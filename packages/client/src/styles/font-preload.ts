import latin from '@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2?url';

/** Address of the one font file worth preloading; the other scripts load by `unicode-range`. */
export const preloadedFontUrl: string = latin;
