import type { Text } from '../../../i18n/i18n.tsx';
import type { StoredPin } from './stored-pin.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { MenuAct } from '../../../ui/menu/menu.tsx';
import type { Save } from '../saves/index.ts';

/** The acts of a pin's menus, by the id of their entries. */
export type PinAct = 'save' | 'choose' | 'share' | 'download' | 'edit' | 'delete';

/** What else this viewer may do with a pin, beside the buttons that save and share it. */
export function pinMenuEntries(pin: StoredPin, text: Text, extras: readonly MenuAct[]): MenuAct[] {
  const entries: MenuAct[] = [{ id: 'download', label: text('pinActs.download'), icon: <Icon name="download-simple" /> }, ...extras];
  if (pin.access.includes('write')) entries.push({ id: 'edit', label: text('pinActs.edit'), icon: <Icon name="pencil-simple" /> });
  if (pin.access.includes('delete'))
    entries.push({ id: 'delete', label: text('pinActs.delete'), icon: <Icon name="trash" />, danger: true });
  return entries;
}

/** All that this viewer may do with a pin, for who does not see the buttons over its picture: on touch, or by a screen reader. */
export function pinActEntries(
  pin: StoredPin,
  { lastBoard, isSaved }: Pick<Save, 'lastBoard' | 'isSaved'>,
  text: Text,
  extras: readonly MenuAct[],
): MenuAct[] {
  const board = isSaved ? undefined : lastBoard?.name;
  return [
    ...(board === undefined ? [] : [{ id: 'save', label: text('saves.saveTo', { board }), icon: <Icon name="push-pin-simple" /> }]),
    { id: 'choose', label: text('pins.chooseBoard'), icon: <Icon name="squares-four" /> },
    { id: 'share', label: text('pins.share'), icon: <Icon name="share-network" /> },
    ...pinMenuEntries(pin, text, extras),
  ];
}
