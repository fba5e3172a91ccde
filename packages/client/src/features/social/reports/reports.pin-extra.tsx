import { Icon } from '../../../ui/icon/icon.tsx';
import type { PinExtra, PinOverlayProps } from '../../pinning/pins/index.ts';
import { ReportDialog } from './lazy-report-dialog.ts';

/** Reports other people's pins, from the menus of cards and of the close-up. */
const extra: PinExtra = {
  acts: (pin, viewer, text) =>
    viewer !== null && pin.pinner?.id === viewer.id
      ? []
      : [{ id: 'report', label: text('reports.act'), icon: <Icon name="flag" />, Overlay: ReportPin }],
};
export default extra;

function ReportPin({ pin, onClose }: PinOverlayProps) {
  return <ReportDialog target={{ type: 'pin', id: pin.id }} onClose={onClose} />;
}
