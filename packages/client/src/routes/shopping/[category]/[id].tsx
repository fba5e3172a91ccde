import {
  isShoppingAddress,
  preloadShopping,
  selectShopping,
  shoppingHead,
  ShoppingPage,
  shoppingQuery,
  shoppingRedirect,
} from '../../../pages/shopping/index.ts';
import { defineRoute } from '../../../routing/define-route.ts';

export default defineRoute({
  pageType: 'shopping',
  Page: ShoppingPage,
  messages: ['topics', 'shopping'],
  query: shoppingQuery,
  exists: isShoppingAddress,
  preload: preloadShopping,
  primary: selectShopping,
  redirect: shoppingRedirect,
  movesForGood: true,
  head: shoppingHead,
});
