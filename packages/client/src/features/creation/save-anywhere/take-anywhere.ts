import { keepSharedFiles } from '../../../lib/shared-files.ts';

const BUILDER = '/pin-builder/';
/** Where what is pasted or dropped has a meaning of its own. */
const OWN_MEANING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"]';

/** Leads a picture or an address that is pasted or dropped anywhere to the builder, where nothing else takes it. */
export function takeAnywhere(goTo: (path: string) => void = (path) => window.location.assign(path)): void {
  // What is dragged from the page itself is no gift.
  let isOwnDrag = false;
  document.addEventListener('dragstart', () => void (isOwnDrag = true), true);
  document.addEventListener('dragend', () => void (isOwnDrag = false), true);
  const isFree = (event: Event) =>
    !event.defaultPrevented &&
    !window.location.pathname.startsWith(BUILDER.slice(0, -1)) &&
    !(event.target instanceof Element && event.target.closest(OWN_MEANING));
  const take = async (data: DataTransfer | null) => {
    const gift = readGift(data);
    if (gift === null) return;
    if ('address' in gift) return goTo(`${BUILDER}?url=${encodeURIComponent(gift.address)}`);
    if (await keepSharedFiles(gift.files)) goTo(BUILDER);
  };
  document.addEventListener('dragover', (event) => {
    if (!isOwnDrag && isFree(event) && event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/uri-list'))
      event.preventDefault();
  });
  for (const kind of ['drop', 'paste'] as const)
    document.addEventListener(kind, (event) => {
      const data = event instanceof DragEvent ? event.dataTransfer : event.clipboardData;
      if ((kind === 'drop' && isOwnDrag) || !isFree(event) || readGift(data) === null) return;
      event.preventDefault();
      void take(data);
    });
}

/** Pictures and videos, or one address; other files and words are nobody's gift. */
export function readGift(data: DataTransfer | null): { readonly files: File[] } | { readonly address: string } | null {
  const files = [...(data?.files ?? [])].filter(({ type }) => /^(image|video)\//.test(type));
  if (files.length > 0) return { files };
  const words = (data?.getData('text/uri-list') || data?.getData('text/plain') || '').trim();
  return /^https?:\/\/\S+$/i.test(words) ? { address: words } : null;
}
