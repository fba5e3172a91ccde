import { colorNameOf } from '@bowerbird/domain/media/color-names.ts';
import type { WholePin } from '../../pinning/pins/index.ts';
import { ColorLinks } from './color-links.tsx';

/** The colours of a picture, each leading to more pins that have it. */
export function PinColors({ pin }: { pin: WholePin }) {
  const colors = new Map(pin.mainColors.map((hex) => [colorNameOf(Number.parseInt(hex.slice(1), 16)), hex] as const).toReversed());
  const shown = [...colors].map(([name, hex]) => ({ name, hex })).toReversed();
  return <ColorLinks label="closeup.colors" colors={shown} />;
}
