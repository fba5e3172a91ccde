export { ArticleCard } from './article-card.tsx';
export { TODAY_PATH, todayOptions } from './today-options.ts';
