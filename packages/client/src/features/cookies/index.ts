export { CookieChoice } from './cookie-choice.tsx';
export { CookieBanner } from './cookie-banner.tsx';
