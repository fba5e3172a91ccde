/**
 * Why a page is not to be found: not for everybody to see, of somebody whom machines may not list, without content yet, or
 * results of a search.
 */
export type NoIndexReason = 'not_public' | 'not_listed' | 'empty' | 'search_results';

/** What stands in a page's head: for people, search engines and link previews. */
export interface HeadTags {
  readonly title: string;
  readonly description?: string;
  /** Path of the page's one address. */
  readonly canonicalPath?: string;
  /** The page's address in each language that it has one in. */
  readonly languages?: readonly { readonly lang: string; readonly url: string }[];
  /** `true` for what is no content, such as a form. */
  readonly noIndex?: NoIndexReason | boolean;
  /** Without a width and height where they are not known. */
  readonly image?: { readonly url: string; readonly width?: number; readonly height?: number; readonly alt: string };
  readonly video?: { readonly url: string; readonly width: number; readonly height: number };
  /**
   * Whether what is new on this page can be followed as RSS and Atom. These are `feed.rss` and `feed.atom` below its one
   * address.
   */
  readonly hasFeed?: boolean;
  /** Whether other sites may show what this page shows (oembed.com). */
  readonly isEmbeddable?: boolean;
  readonly kind?: 'website' | 'article' | 'profile' | 'video.other';
  /** Of a profile: whose it is. */
  readonly username?: string;
  /** An address whose picture is shown first and should be fetched early. */
  readonly preloadImage?: { readonly href: string; readonly srcSet?: string; readonly sizes?: string };
}

const FEEDS = [
  ['application/rss+xml', 'feed.rss'],
  ['application/atom+xml', 'feed.atom'],
] as const;

const OEMBED = [
  ['application/json+oembed', 'oembed.json'],
  ['text/xml+oembed', 'oembed.xml'],
] as const;

/** A page's title as the window shows it. */
export function windowTitle(head: HeadTags, appName: string): string {
  return head.title === '' ? appName : `${head.title} · ${appName}`;
}

/** Renders the head of a page as HTML: title, description, canonical, Open Graph and Twitter tags. */
export function renderHead(head: HeadTags, options: { appName: string; origin: string; locale: string }): string {
  const absolute = (url: string) => new URL(url, options.origin).href;
  const title = head.title === '' ? options.appName : head.title;
  const lines = [`<title>${escapeHtml(windowTitle(head, options.appName))}</title>`];
  const meta = (key: 'name' | 'property', name: string, content: string | undefined) => {
    if (content) lines.push(`<meta ${key}="${name}" content="${escapeHtml(content)}">`);
  };
  const link = (rel: string, type: string, to: { title: string; href: string }) =>
    lines.push(`<link rel="${rel}" type="${type}" title="${escapeHtml(to.title)}" href="${escapeHtml(to.href)}">`);
  if (head.noIndex) meta('name', 'robots', 'noindex');
  if (typeof head.noIndex === 'string') meta('name', 'robots-reason', head.noIndex);
  if (isKeptFromMachines(head)) return lines.join('');
  meta('name', 'description', head.description);
  if (head.canonicalPath) lines.push(`<link rel="canonical" href="${escapeHtml(absolute(head.canonicalPath))}">`);
  for (const { lang, url } of head.languages ?? [])
    lines.push(`<link rel="alternate" hreflang="${lang}" href="${escapeHtml(absolute(url))}">`);
  if (head.hasFeed && head.canonicalPath) {
    for (const [type, file] of FEEDS) link('alternate', type, { title, href: absolute(`${head.canonicalPath}${file}`) });
  }
  if (head.isEmbeddable && head.canonicalPath) {
    const url = encodeURIComponent(absolute(head.canonicalPath));
    for (const [type, file] of OEMBED) link('alternate', type, { title, href: absolute(`/${file}?url=${url}`) });
  }
  link('search', 'application/opensearchdescription+xml', { title: options.appName, href: absolute('/opensearch.xml') });
  meta('property', 'og:site_name', options.appName);
  meta('property', 'og:type', head.kind ?? 'website');
  meta('property', 'profile:username', head.username);
  meta('property', 'og:title', title);
  meta('property', 'og:description', head.description);
  meta('property', 'og:url', head.canonicalPath ? absolute(head.canonicalPath) : undefined);
  meta('property', 'og:locale', placeOfLocale(options.locale));
  if (head.image) {
    meta('property', 'og:image', absolute(head.image.url));
    meta('property', 'og:image:width', head.image.width?.toString());
    meta('property', 'og:image:height', head.image.height?.toString());
    meta('property', 'og:image:alt', head.image.alt);
  }
  if (head.video) {
    meta('property', 'og:video', absolute(head.video.url));
    meta('property', 'og:video:type', 'video/mp4');
    meta('property', 'og:video:width', head.video.width.toString());
    meta('property', 'og:video:height', head.video.height.toString());
  }
  meta('name', 'twitter:card', head.image && head.kind !== 'profile' ? 'summary_large_image' : 'summary');
  meta('name', 'twitter:title', title);
  meta('name', 'twitter:description', head.description);
  if (head.image) {
    meta('name', 'twitter:image', absolute(head.image.url));
    meta('name', 'twitter:image:alt', head.image.alt);
  }
  return lines.join('');
}

/** Open Graph names a language with a country; one without is named with that of most who read it. */
function placeOfLocale(locale: string): string {
  return COUNTRIES[locale] ?? locale.replace('-', '_');
}

const COUNTRIES: Readonly<Record<string, string>> = { en: 'en_US', de: 'de_DE', ja: 'ja_JP', ar: 'ar_AR' };

/** Whether machines are told nothing of a page but its title: it is not for all, or of somebody whom they may not list. */
export function isKeptFromMachines({ noIndex }: Pick<HeadTags, 'noIndex'>): boolean {
  return noIndex === 'not_public' || noIndex === 'not_listed';
}

/** Escapes text for HTML, in elements and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
