/** What stands in a page's head: for people, search engines and link previews. */
export interface HeadTags {
  readonly title: string;
  readonly description?: string;
  /** Path of the page's one address. */
  readonly canonicalPath?: string;
  readonly noIndex?: boolean;
  /** Without a width and height where they are not known. */
  readonly image?: { readonly url: string; readonly width?: number; readonly height?: number; readonly alt: string };
  readonly kind?: 'website' | 'article' | 'profile';
  /** Of a profile: whose it is. */
  readonly username?: string;
  /** An address whose picture is shown first and should be fetched early. */
  readonly preloadImage?: { readonly href: string; readonly srcSet?: string; readonly sizes?: string };
}

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
  meta('name', 'description', head.description);
  if (head.noIndex) meta('name', 'robots', 'noindex');
  if (head.canonicalPath) lines.push(`<link rel="canonical" href="${escapeHtml(absolute(head.canonicalPath))}">`);
  meta('property', 'og:site_name', options.appName);
  meta('property', 'og:type', head.kind ?? 'website');
  meta('property', 'profile:username', head.username);
  meta('property', 'og:title', title);
  meta('property', 'og:description', head.description);
  meta('property', 'og:url', head.canonicalPath ? absolute(head.canonicalPath) : undefined);
  meta('property', 'og:locale', options.locale);
  if (head.image) {
    meta('property', 'og:image', absolute(head.image.url));
    meta('property', 'og:image:width', head.image.width?.toString());
    meta('property', 'og:image:height', head.image.height?.toString());
    meta('property', 'og:image:alt', head.image.alt);
  }
  meta('name', 'twitter:card', head.image && head.kind !== 'profile' ? 'summary_large_image' : 'summary');
  meta('name', 'twitter:title', title);
  meta('name', 'twitter:description', head.description);
  if (head.image) meta('name', 'twitter:image', absolute(head.image.url));
  return lines.join('');
}

/** Escapes text for HTML, in elements and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
