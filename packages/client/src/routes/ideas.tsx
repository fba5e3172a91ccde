import { ideasHead, IdeasPage, preloadIdeas } from '../pages/ideas/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({ pageType: 'ideas', messages: ['topics'], Page: IdeasPage, preload: preloadIdeas, head: ideasHead });
