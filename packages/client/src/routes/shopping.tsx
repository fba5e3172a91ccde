import { preloadShopping, selectShopping, shoppingHead, ShoppingPage, shoppingQuery } from '../pages/shopping/index.ts';
import { defineRoute } from '../routing/define-route.ts';

export default defineRoute({
  pageType: 'shopping',
  Page: ShoppingPage,
  messages: ['topics', 'shopping'],
  query: shoppingQuery,
  preload: preloadShopping,
  primary: selectShopping,
  head: shoppingHead,
});
