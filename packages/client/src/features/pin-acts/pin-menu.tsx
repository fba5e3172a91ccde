import type { Text } from '../../i18n/i18n.tsx';
import type { StoredPin } from '../../store/stored.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { MenuEntry } from '../../ui/menu/menu.tsx';

/** The acts of a pin's menus, by the id of their entries. */
export type PinAct = 'save' | 'choose' | 'share' | 'download' | 'edit' | 'delete';

/** The entries of "More": what this viewer may do with this pin. */
export function pinMenuEntries(pin: StoredPin, text: Text): MenuEntry[] {
  const entries: MenuEntry[] = [{ id: 'download', label: text('pinActs.download'), icon: <Icon name="download-simple" /> }];
  if (pin.access.includes('write')) entries.push({ id: 'edit', label: text('pinActs.edit'), icon: <Icon name="pencil-simple" /> });
  if (pin.access.includes('delete'))
    entries.push({ id: 'delete', label: text('pinActs.delete'), icon: <Icon name="trash" />, danger: true });
  return entries;
}
