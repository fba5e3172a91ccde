import { preloadToday, todayHead, TodayPage } from '../pages/today/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({ pageType: 'today', Page: TodayPage, messages: ['today'], preload: preloadToday, head: todayHead });
