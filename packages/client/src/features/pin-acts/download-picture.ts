import type { StoredPin } from '../../store/stored.ts';

/** Gives the browser a pin's largest picture to keep as a file, named after the pin. */
export function downloadPicture(pin: StoredPin): void {
  const address = pin.images.orig?.url ?? pin.images['736x']?.url;
  if (!address) return;
  const link = document.createElement('a');
  link.href = address;
  link.download = `${fileNameOf(pin.title) || `pin-${pin.id}`}.jpg`;
  link.click();
}

/** Letters, digits and hyphens of a title, so that every system takes it as a file's name. */
export function fileNameOf(title: string): string {
  return title
    .trim()
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}
