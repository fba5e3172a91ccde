/** Query parameters that only choose a size or an encoding of the same picture. */
const sizeParameters =
  /^(?:amp;)?(?:w|h|width|height|resize|fit|crop|quality|q|dpr|auto|format|fm|strip|zoom|ssl|size|sz|imwidth|imheight|downsize|output-quality|s|usm|sharpen|cs|ixlib)$/i;

export const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|heic)$/i;
const notForSaving = /\.(?:svgz?|ico|cur)$/i;
const decorationNames =
  /(?:^|[/_.-])(?:sprites?|spacer|pixel|blank|transparent|1x1|clear|tracking|beacon|favicon|icons?|logos?|avatars?|emojis?|badges?|buttons?|spinner|loading|loader|placeholder|banners?|ads?|adverts?)(?:[/_.@-]|\d|$)/i;
const trackerHosts =
  /^ads?\d*\.|(?:^|\.)(?:doubleclick\.net|googlesyndication\.com|google-analytics\.com|googletagmanager\.com|scorecardresearch\.com|statcounter\.com|quantserve\.com|adnxs\.com|amazon-adsystem\.com|taboola\.com|outbrain\.com|pixel\.wp\.com|stats\.wp\.com|gravatar\.com|facebook\.com|bat\.bing\.com|chartbeat\.net|krxd\.net|moatads\.com)$/i;

/** A longer address is not taken (decisions: link 2,048), nor worth the time to look at it. */
const longestUrl = 2_048;

const escapedAnd = /&(?:amp|#0*38|#x0*26);/gi;

/** An absolute http or https address without its fragment, or null. One that was escaped twice is read as it was meant. */
export function resolveUrl(address: string | undefined, base: string): string | null {
  const trimmed = address?.trim().replace(escapedAnd, '&');
  if (!trimmed) return null;
  const url = URL.parse(trimmed, base);
  if (!url || url.href.length > longestUrl) return null;
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '') return null;
  url.hash = '';
  return url.href;
}

/** Whether an address can be a picture worth saving: no vector drawing, no icon file. */
export function isSavable(url: string): boolean {
  return !notForSaving.test(new URL(url).pathname);
}

/** Whether an address is that of a page, with or without a final slash, or of a whole site; files of pictures are never. */
export function isPageItself(url: string, pages: readonly string[]): boolean {
  const { pathname, search } = new URL(url);
  if (pictureFile.test(pathname)) return false;
  return (pathname === '/' && search === '') || pages.some((page) => withoutSlash(page) === withoutSlash(url));
}

function withoutSlash(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return `${origin}${pathname.replace(/\/$/, '')}${search}`;
}

/** Whether an address says that it is decoration, an advertisement or a counter. */
export function isDecoration(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return trackerHosts.test(hostname) || decorationNames.test(pathname);
}

/** The width an address names, as `photo-1024x768.jpg` or `?w=800` do. */
export function widthInUrl(url: string): number | null {
  const { pathname, searchParams } = new URL(url);
  const named = /[-_](\d{2,4})x\d{2,4}(?=\.\w+$)/.exec(pathname)?.[1] ?? searchParams.get('w') ?? searchParams.get('width');
  const width = Number.parseInt(named ?? '', 10);
  return width > 0 ? width : null;
}

/**
 * The same for all sizes of one picture, so that each is offered once: size suffixes and parameters are taken away. A file name
 * that can belong to one picture only counts without its folder.
 */
export function sameness(url: string): string {
  const parsed = new URL(url);
  const path = parsed.pathname
    .replace(/[-_]\d{2,4}x\d{2,4}(?=\.\w+$)/, '')
    .replace(/[-_](?:scaled|rotated)(?=\.\w+$)/, '')
    .replace(/@\dx(?=\.\w+$)/, '');
  const query = [...parsed.searchParams].filter(([name]) => !sizeParameters.test(name)).map((pair) => pair.join('='));
  const folders = withoutSizing(path.split('/'));
  const name = folders.at(-1)!;
  const telling = name.length >= 12 && /\d.*\d.*\d.*\d/.test(name) ? name : folders.join('/');
  return `${parsed.hostname.replace(/^www\./, '')}${telling}?${query.toSorted().join('&')}`;
}

/** Leaves out the first folder that only asks for a size, as in `/c_fill,w_400,h_300/`. */
function withoutSizing(folders: string[]): string[] {
  const at = folders.findIndex((folder, index) => index < folders.length - 1 && isSizing(folder.split(',')));
  return at < 0 ? folders : folders.toSpliced(at, 1);
}

/** Part by part: one expression for the whole folder takes the square of its length on an address made to be slow. */
function isSizing(parts: string[]): boolean {
  return parts.some((part) => /^[wh]_\d+$/.test(part)) && parts.every((part) => /^[a-z]{1,2}_[\w.:]+$/.test(part));
}
