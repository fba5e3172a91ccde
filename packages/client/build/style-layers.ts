import type { Plugin } from 'vite';

/** Parts of the kit that are made of other parts, and may therefore change how those look. */
const composed =
  /\/src\/ui\/(board-card|pin-card|shell|grid|toast|dialog|sheet|popover|menu|empty-state|text-field|text-area|select)\/[^/]+\.module\.css$/;
const part = /\/src\/ui\/[^/]+\/[^/]+\.module\.css$/;

/** Said by every file: whichever stylesheet comes first, the base is below the parts. */
const ORDER = '@layer base, parts, composed;\n';

/**
 * Puts the kit's styles into cascade layers: `parts` below `composed`, both below what is in none. So a feature's class wins
 * over the kit's, and a composed part's over the parts in it. The order in which the routes' styles arrive does not matter.
 */
export function styleLayers(): Plugin {
  return {
    name: 'bowerbird-style-layers',
    enforce: 'pre',
    transform(code, id) {
      const layer = layerOf(id.split('?')[0]!);
      return layer === null ? null : { code: `${ORDER}@layer ${layer} {\n${code}\n}`, map: null };
    },
  };
}

/** The layer of a style file; `null` for one that is not the kit's. */
export function layerOf(file: string): 'composed' | 'parts' | null {
  if (composed.test(file)) return 'composed';
  return part.test(file) ? 'parts' : null;
}
