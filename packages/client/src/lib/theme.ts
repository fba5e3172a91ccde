import { writePreferenceCookie } from './cookies.ts';

/** Shows a theme at once, without its controls fading through wrong colours, and keeps the choice for the next page. */
export function applyTheme(theme: 'light' | 'dark' | null): void {
  const root = document.documentElement;
  root.classList.add('theme-switching');
  if (theme === null) delete root.dataset.theme;
  else root.dataset.theme = theme;
  writePreferenceCookie('theme', theme ?? 'system');
  requestAnimationFrame(() => requestAnimationFrame(() => root.classList.remove('theme-switching')));
}
