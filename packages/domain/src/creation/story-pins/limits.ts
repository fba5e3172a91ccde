/**
 * The numbers of idea pins. `C9.4` gives 8, 10, 5000 and 28 without saying what they count; decision 0041 says how we read
 * them. Text sizes are in units of the page, which is 225 wide and 400 high.
 */
export const storyLimits = {
  /** `C9.4`: the smallest and the largest text. */
  leastTextSize: 8,
  mostTextSize: 28,
  /** `C9.4`: so many pages at most. */
  pages: 10,
  /** `C9.4`: so long a page without a video stands before the next one comes, in milliseconds. */
  pageStands: 5000,
  blocks: 40,
  items: 40,
  title: 100,
  heading: 120,
  paragraph: 1000,
  item: 200,
  amount: 60,
  sticker: 40,
  musicTitle: 120,
  artist: 120,
  /** Titled lists of the basics, and lines of each. */
  basicsBlocks: 6,
  basicsLines: 40,
  key: 60,
  value: 200,
  drafts: 50,
  /** Of all that a draft holds, written as JSON. */
  characters: 400_000,
} as const;

/** The size that all pages have in their own units: 9:16 (`C9.4`). */
export const storyPage = { width: 225, height: 400 } as const;

/** What stays free of a viewer's bars, in units of the page. */
export const storySafeArea = { left: 13, top: 30, right: 212, bottom: 385 } as const;

/** The part of a page's height that the picture of the layout `top` covers. */
export const TOP_SHARE = 0.62;

/** How far the lower corners of that picture are rounded, as shares of its width and height. */
export const TOP_CORNERS = { across: 0.28, down: 0.2 } as const;
