import { Icon } from '../../../ui/icon/icon.tsx';
import type { PinExtra, PinOverlayProps } from '../pins/index.ts';
import { hasKeptCopy } from './has-kept-copy.ts';
import { KeptCopyDialog } from './lazy-kept-copy-dialog.ts';

/** Opens the copy that one keeps of the page behind one's own pin. */
const extra: PinExtra = {
  acts: (pin, _viewer, text) =>
    hasKeptCopy(pin) ? [{ id: 'kept-copy', label: text('pins.readCopy'), icon: <Icon name="article" />, Overlay: KeptCopyOfPin }] : [],
};
export default extra;

function KeptCopyOfPin({ pin, onClose }: PinOverlayProps) {
  return <KeptCopyDialog pin={pin} onClose={onClose} />;
}
