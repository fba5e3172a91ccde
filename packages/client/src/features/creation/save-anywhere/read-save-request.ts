import { completeLink } from '@bowerbird/domain/links.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';

/** What somebody brings to the save window, by the parameters that share links of the field have. */
export interface SaveRequest {
  /** The page that the pin leads to. */
  readonly url: string;
  /** Pictures that are named, the wanted one first. */
  readonly media: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly alt: string;
}

/** So many pictures of a page the instance is asked to offer. */
const MOST_MEDIA = 20;

/**
 * Reads the parameters `url`, `media`, `title`, `description` and `alt`, and those of the part behind `#`: that part never
 * leaves the browser, so the many pictures of a page fit there.
 */
export function readSaveRequest(search: URLSearchParams, hash = ''): SaveRequest {
  const behind = new URLSearchParams(hash.replace(/^#/, ''));
  const one = (name: string) => (search.get(name) ?? behind.get(name) ?? '').trim();
  const named = [...search.getAll('media'), ...behind.getAll('media')].map((address) => addressOf(address, one('url')));
  return {
    url: one('url') === '' ? '' : completeLink(one('url')).slice(0, textLimits.link),
    media: [...new Set(named.filter((address) => address !== null))].slice(0, MOST_MEDIA),
    title: cut(one('title'), textLimits.pinTitle),
    description: cut(one('description'), textLimits.pinDescription),
    alt: cut(one('alt'), textLimits.altText),
  };
}

/** A picture's whole address, also where a page names it as seen from itself; `null` for what is no address of the web. */
function addressOf(address: string, page: string): string | null {
  // A base would make the page itself of an empty name.
  if (address.trim() === '') return null;
  const url = URL.parse(address.trim(), URL.parse(completeLink(page))?.href);
  return url && /^https?:$/.test(url.protocol) && url.href.length <= textLimits.link ? url.href : null;
}

function cut(text: string, limit: number): string {
  return Array.from(text).slice(0, limit).join('').trim();
}
