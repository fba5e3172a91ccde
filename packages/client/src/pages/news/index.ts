export { newsRoute } from './news-route.ts';
