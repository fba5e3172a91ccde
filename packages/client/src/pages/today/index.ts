import { TodayTabResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { todayOptions } from '../../features/discovery/today/index.ts';
import type { PreloadInput } from '../../routing/define-route.ts';
import { ensureResource } from '../../store/call.ts';

export { articleRedirect, isArticleAddress, preloadArticle, selectArticleResource } from './article-options.ts';
export { ArticlePage } from './article-page.tsx';
export { articleStructuredData } from './article-structured-data.ts';
export { articleHead, todayHead } from './today-head.ts';
export { TodayPage } from './today-page.tsx';

export const preloadToday = ({ dispatch }: PreloadInput) => dispatch(ensureResource(TodayTabResource.get, todayOptions));
