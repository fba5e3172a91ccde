import type { Feature } from '../../feature.ts';
import { mountOembed } from './oembed.mount.ts';

/** Pins, boards and people on other sites. */
export const oembedFeature: Feature = { name: 'oembed', mount: mountOembed };
