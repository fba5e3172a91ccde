import type { ColorName } from '@bowerbird/domain/media/color-names.ts';
import type { MessageId } from './message-id.ts';

/** What colours are called; the words are of the group `colors`. */
export const colorWords: Readonly<Record<ColorName, MessageId>> = {
  red: 'colors.red',
  orange: 'colors.orange',
  yellow: 'colors.yellow',
  green: 'colors.green',
  teal: 'colors.teal',
  sky: 'colors.sky',
  blue: 'colors.blue',
  purple: 'colors.purple',
  pink: 'colors.pink',
  brown: 'colors.brown',
  grey: 'colors.grey',
  black: 'colors.black',
  white: 'colors.white',
};
