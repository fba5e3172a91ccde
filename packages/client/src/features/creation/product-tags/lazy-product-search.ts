import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';

/** Finds products; its code comes with whoever looks for one. */
export const ProductSearch = lazyPart(async () => (await import('./product-search.tsx')).ProductSearch);
