export { SaveButtonPage } from './save-button-page.tsx';
