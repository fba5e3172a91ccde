export { ArticleCard } from './article-card.tsx';
export { EDITOR_PATH, editArticlePath } from './editor-path.ts';
export { TODAY_PATH, todayOptions } from './today-options.ts';
