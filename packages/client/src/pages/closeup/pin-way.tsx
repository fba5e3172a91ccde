import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useEntity, useViewer } from '../../store/hooks.ts';
import type { WholePin } from '../../features/pinning/pins/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { placesOf } from './pin-crumbs.ts';

/** The way to a pin for a stranger, who came by a search and knows no other (`C3.5`). */
export function PinWay({ pin }: { pin: WholePin }) {
  const text = useText();
  const viewer = useViewer();
  const board = useEntity(pin.board);
  const { appName } = useAppSelector((state) => state.session.settings);
  if (viewer !== null) return null;
  const crumbs = [{ name: appName, path: '/' }, ...placesOf(pin, board)];
  return <Breadcrumbs label={text('closeup.way')} crumbs={crumbs} current={pin.title || pin.seoTitle} />;
}
