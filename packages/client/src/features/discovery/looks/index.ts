export { firstFrame, readFrame } from './frame.ts';
export { FrameSearch } from './frame-search.tsx';
export { pastedPicture, PictureSearchButton, usePictureSearch } from './picture-search-button.tsx';
export { PinColors } from './pin-colors.tsx';
export { SkinToneButton } from './skin-tone-button.tsx';
