export { isShoppingAddress, preloadShopping, selectShopping, shoppingHead, shoppingQuery, shoppingRedirect } from './shopping-options.ts';
export { ShoppingPage } from './shopping-page.tsx';
