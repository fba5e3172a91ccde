import type { PinExtra } from '../../pinning/pins/index.ts';
import { BlurredPicture } from './blurred-picture.tsx';

/** Covers a picture that may be unsafe, for whoever wants that. */
const unsafePictures: PinExtra = {
  acts: () => [],
  Around: ({ pin, children }) => (pin.isBlurred ? <BlurredPicture>{children}</BlurredPicture> : children),
};
export default unsafePictures;
