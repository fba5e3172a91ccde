import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconSprite } from '../build/icon-sprite.ts';
import { styleLayers } from '../build/style-layers.ts';
import { galleryPages } from './gallery-pages.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const source = fileURLToPath(new URL('../src', import.meta.url));

export default defineConfig({
  root,
  appType: 'custom',
  plugins: [react(), styleLayers(), iconSprite([source, root]), galleryPages()],
  server: { host: '127.0.0.1' },
});
