export { isSecureLink, SecureLinkPage, secureLinkTitle } from './secure-link-page.tsx';
