export { copyText } from './copy-text.ts';
export { ShareButton, type ShareButtonProps } from './share-button.tsx';
export type { Shareable } from './share-dialog.tsx';
export { useShare, type Share } from './use-share.tsx';
