export { AboutPage, PrivacyPage, TermsPage } from './plain-page.tsx';
