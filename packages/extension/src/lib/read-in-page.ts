/**
 * Gives the page as markup; `null` where it is another one, or longer than is taken. It runs in the page, so that nothing from
 * outside of it may be used. Scripts, styles and pictures say no words, and what a person typed is theirs. Data for search engines
 * stays, because it says whether a page is paid for. Fields for passwords stay empty, because they say that the page is a way in.
 */
export function readInPage(link: string, most: number): string | null {
  const silent =
    'script:not([type^="application/ld+json" i]), style, noscript, svg, iframe, template, link, img, picture, video, input:not([type="password" i]), textarea, select, [contenteditable]:not([contenteditable="false" i]), [role="textbox" i]';
  const bare = (address: string) => address.replace(/#.*$/, '').replace(/\/$/, '');
  if (bare(link) !== bare(location.href)) return null;
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(silent)) element.remove();
  for (const password of copy.querySelectorAll('input')) password.removeAttribute('value');
  return copy.outerHTML.length > most ? null : copy.outerHTML;
}
