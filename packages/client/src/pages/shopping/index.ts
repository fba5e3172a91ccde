export {
  isShoppingAddress,
  preloadShopping,
  selectShopping,
  shoppingHead,
  shoppingPath,
  shoppingQuery,
  shoppingRedirect,
} from './shopping-options.ts';
export { ShoppingPage } from './shopping-page.tsx';
