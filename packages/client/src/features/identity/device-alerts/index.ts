export { NotMePage } from './not-me-page.tsx';
