import { expect, test } from 'vitest';
import { layerOf } from './style-layers.ts';

test("the kit's parts lie below what is made of them, and a feature's styles are in no layer", () => {
  expect(layerOf('/x/src/ui/icon-button/icon-button.module.css')).toBe('parts');
  expect(layerOf('/x/src/ui/pin-card/card-tools.module.css')).toBe('composed');
  expect(layerOf('/x/src/features/board-page/board-page.module.css')).toBeNull();
  expect(layerOf('/x/src/styles/base.css')).toBeNull();
});
