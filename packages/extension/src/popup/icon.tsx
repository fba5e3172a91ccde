import caret from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?raw';
import check from '@phosphor-icons/core/assets/bold/check-bold.svg?raw';
import close from '@phosphor-icons/core/assets/bold/x-bold.svg?raw';
import images from '@phosphor-icons/core/assets/regular/images.svg?raw';
import pencil from '@phosphor-icons/core/assets/regular/pencil-simple.svg?raw';
import plus from '@phosphor-icons/core/assets/bold/plus-bold.svg?raw';
import search from '@phosphor-icons/core/assets/bold/magnifying-glass-bold.svg?raw';
import trash from '@phosphor-icons/core/assets/regular/trash.svg?raw';
import offline from '@phosphor-icons/core/assets/regular/wifi-slash.svg?raw';

const icons = { caret, check, close, images, pencil, plus, search, trash, offline };

/** A drawing of the set that the application uses. */
export function Icon({ name, size = 20 }: { name: keyof typeof icons; size?: number }) {
  const path = /<path d="([^"]+)"/.exec(icons[name])?.[1] ?? '';
  return (
    <svg viewBox="0 0 256 256" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export function Sign({ size = 22 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d="M14.7 2.6C6.2 7.4 2.6 17.6 4.7 29.4h6.1C9 20.2 10.2 11.2 14.7 2.6Z" />
      <path d="M17.3 2.6c8.5 4.8 12.1 15 10 26.8h-6.1C23 20.2 21.8 11.2 17.3 2.6Z" />
      <circle className="dot" cx="16" cy="24.6" r="4" />
    </svg>
  );
}
