export { countUnread, editedTags, inputOf, type EditedTag } from './edited-tags.ts';
export { TagEditor } from './lazy-tag-editor.ts';
export type { TaggedPicture } from './picture-strip.tsx';
export { preloadLooks } from './preload-looks.ts';
export { ProductSearch } from './product-search.tsx';
export { ProductDots } from './product-dots.tsx';
export { ShopTheLook } from './shop-the-look.tsx';
export { useLook, type Look } from './use-look.ts';
