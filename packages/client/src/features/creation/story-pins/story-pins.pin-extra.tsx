import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import type { PinExtra } from '../../pinning/pins/index.ts';

const EditStory = lazyPart(async () => (await import('./edit-story.tsx')).EditStory);

/** Opens one's own idea pin where its pages are made, from the menus of cards and of the close-up. A save of one has no pages of its own. */
const extra: PinExtra = {
  acts: (pin, viewer, text) =>
    viewer !== null && pin.pinner?.id === viewer.id && (pin.storyPageCount ?? 0) > 0 && !pin.source
      ? [{ id: 'edit-story', label: text('pins.editStory'), icon: <Icon name="notebook" />, Overlay: EditStory }]
      : [],
};
export default extra;
