export { newsRoute as default } from '../pages/news/index.ts';
