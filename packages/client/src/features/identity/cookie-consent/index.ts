export { CookieBanner } from './cookie-banner.tsx';
export { CookieSection } from './cookie-section.tsx';
