import { readSiteNopin, seePicture, SMALLEST_SIDE } from '@bowerbird/domain/pinning/page-facts.ts';

/**
 * The save button of publishers: `<script async defer src="…/save-button.js" data-pin-hover></script>`, and links such as
 * `<a data-pin-do="buttonPin" data-pin-url data-pin-media data-pin-description href="…/pin/create/button/">`. It keeps
 * nothing, asks nobody, and fetches nothing.
 */
const script = document.currentScript as HTMLScriptElement;
const origin = new URL(script.src).origin;
const option = (name: string) => script.getAttribute(`data-pin-${name}`);
const word = option('label') || 'Save';
const isLarge = option('height') === '28' || option('tall') === 'true';
const height = isLarge ? 28 : 20;
const WINDOW = 'width=400,height=700,scrollbars=yes';
const BLUE = '#2b3fd9';

/** Elements that are to become buttons, as the field marks them. */
const BUTTONS = '[data-pin-do="buttonPin"],[data-pin-do="buttonBookmark"]';

function start(): void {
  if (readSiteNopin(document) !== null) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(BUTTONS)) makeButton(link);
  if (option('hover') !== null && option('hover') !== 'false') watchPictures();
}

function makeButton(link: HTMLAnchorElement): void {
  dress(link, link.getAttribute('data-pin-height') === '28' ? 28 : height);
  link.textContent = link.getAttribute('data-pin-label') || word;
  link.target = '_blank';
  link.rel = 'noopener';
  const isAny = link.getAttribute('data-pin-do') === 'buttonBookmark';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const given = new URL(link.href || origin, location.href).searchParams;
    const read = (name: string) => link.getAttribute(`data-pin-${name}`) || given.get(name) || '';
    save({
      url: read('url') || location.href,
      media: isAny ? mediaOfPage() : [read('media')],
      description: read('description'),
    });
  });
}

/** One button goes from picture to picture. */
function watchPictures(): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = word;
  dress(button, isLarge ? 32 : 28);
  Object.assign(button.style, { position: 'absolute', zIndex: '2147483646', display: 'none' });
  let current: HTMLImageElement | null = null;
  button.addEventListener('click', (event) => {
    event.preventDefault();
    const picture = current && seePicture(current);
    if (picture) save({ url: picture.page, media: [picture.url], description: picture.description || picture.alt });
  });
  document.addEventListener('pointerover', ({ target }) => {
    if (target === button) return;
    const image = target instanceof HTMLImageElement && mayShow(target) ? target : null;
    current = image;
    button.style.display = image ? 'block' : 'none';
    if (!image) return;
    const { left, top } = image.getBoundingClientRect();
    Object.assign(button.style, { left: `${left + scrollX + 10}px`, top: `${top + scrollY + 10}px` });
    if (!button.isConnected) document.body.append(button);
  });
}

function mayShow(image: HTMLImageElement): boolean {
  const { width, height: tall } = image.getBoundingClientRect();
  return Math.min(width, tall) >= SMALLEST_SIDE && !image.hasAttribute('data-pin-no-hover') && seePicture(image) !== null;
}

function mediaOfPage(): string[] {
  return [...document.images].flatMap((image) => seePicture(image)?.url ?? []).slice(0, 20);
}

function save({ url, media, description }: { url: string; media: readonly string[]; description: string }): void {
  const [first, ...others] = media.filter((address) => address !== '').map((address) => new URL(address, location.href).href);
  const query = new URLSearchParams({ url: new URL(url, location.href).href, ...(first ? { media: first } : {}), description });
  const behind = new URLSearchParams(others.map((address) => ['media', address]));
  const address = `${origin}/pin/create/button/?${query}${others.length > 0 ? `#${behind}` : ''}`;
  if (!open(address, `save${Date.now()}`, WINDOW)) location.href = address;
}

/** Set on the element itself: a page with a policy of its own for styles allows what a script sets. */
function dress(element: HTMLElement, tall: number): void {
  Object.assign(element.style, {
    boxSizing: 'border-box',
    display: 'inline-block',
    height: `${tall}px`,
    padding: `0 ${tall / 2}px`,
    border: '0',
    borderRadius: `${tall}px`,
    background: BLUE,
    color: '#fff',
    font: `600 ${tall > 24 ? 14 : 12}px/${tall}px system-ui, sans-serif`,
    textDecoration: 'none',
    cursor: 'pointer',
    boxShadow: '0 0 0 1px rgb(255 255 255 / .9)',
  });
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
