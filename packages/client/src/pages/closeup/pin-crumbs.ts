import type { Crumb } from '../../routing/structured-data.ts';
import { pinPath, type WholePin } from '../../features/pinning/pins/index.ts';

type BoardOfPin = { readonly name: string; readonly url: string } | null | undefined;

/** The way to a pin: its board and the section there, where it stands on one; the board's owner may be another than the pinner. */
export function placesOf(pin: WholePin, board: BoardOfPin): Crumb[] {
  const places = [board && { name: board.name, path: board.url }, pin.section && { name: pin.section.title, path: pin.section.url }];
  return places.filter((place) => place != null);
}

/** The same way with the pin itself at its end. */
export function crumbsOf(pin: WholePin, name: string, board: BoardOfPin): Crumb[] {
  return [...placesOf(pin, board), { name, path: pinPath(pin.id) }];
}
