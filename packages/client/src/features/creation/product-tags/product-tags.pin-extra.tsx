import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import type { PinExtra } from '../../pinning/pins/index.ts';

const PinTagsDialog = lazyPart(async () => (await import('./pin-tags-dialog.tsx')).PinTagsDialog);

/** Tags products on one's own pictures, from the menus of cards and of the close-up. An idea pin shows its products by stickers. */
const extra: PinExtra = {
  acts: (pin, viewer, text) =>
    viewer !== null && pin.pinner?.id === viewer.id && pin.videos === null && (pin.storyPageCount ?? 0) === 0
      ? [{ id: 'tag-products', label: text('pins.tagProducts'), icon: <Icon name="tag" />, Overlay: PinTagsDialog }]
      : [],
};
export default extra;
