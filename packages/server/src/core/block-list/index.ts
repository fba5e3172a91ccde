export {
  blocksDomains,
  blocksPictures,
  findForReview,
  findRefusedHost,
  forgetBlockList,
  isPictureBlocked,
  requireAllowedLink,
  requireAllowedPicture,
  requireAllowedTexts,
} from './block-list.ts';
export { deleteBlocked, insertBlocked, selectLooksOf } from './block-list.queries.ts';
export { foldHost } from './fold-host.ts';
