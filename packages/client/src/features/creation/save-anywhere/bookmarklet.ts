/**
 * What runs on a page of somebody else when the button in the bookmarks is pressed. It is one function without imports, for
 * its own text is the bookmark: a page with a strict policy lets no script of ours in, but does let a bookmark run. It opens
 * our window with the page's address and pictures; where no window may open, it leads the page there itself.
 */
function saveFromPage(origin: string): void {
  const meta = (name: string) => document.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const refusal = document.querySelector('meta[name="pinterest" i][content="nopin" i],meta[name="bowerbird" i][content="nopin" i]');
  if (refusal) return alert(refusal.getAttribute('description') || 'nopin');
  const shown = [...document.images]
    .filter(
      (image) =>
        Math.min(image.naturalWidth, image.naturalHeight) >= 120 && !image.hasAttribute('data-pin-nopin') && !image.hasAttribute('nopin'),
    )
    .toSorted((a, b) => b.naturalWidth * b.naturalHeight - a.naturalWidth * a.naturalHeight)
    .map((image) => image.getAttribute('data-pin-media') || image.currentSrc || image.src);
  const media = [...new Set([meta('og:image'), ...shown])].filter((address) => address && !/^(data|blob):/.test(address)).slice(0, 20);
  const query = new URLSearchParams({ url: location.href.slice(0, 2048), title: (meta('og:title') || document.title).slice(0, 100) });
  // One goes along where the window first asks who is there; the others stay in this browser.
  if (media[0]) query.set('media', media[0]);
  const behind = new URLSearchParams(media.slice(1).map((address) => ['media', address]));
  const address = `${origin}/pin/create/bookmarklet/?${query}#${behind}`;
  if (!open(address, `save${Date.now()}`, 'width=400,height=700,scrollbars=yes')) location.href = address;
}

/** The address of the bookmark for an instance. */
export function bookmarkletFor(origin: string): string {
  return `javascript:${encodeURIComponent(`(${saveFromPage.toString()})(${JSON.stringify(origin)})`)}`;
}
