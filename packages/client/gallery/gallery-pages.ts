import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Renders the gallery on the server in development, as the app's pages are. */
export function galleryPages(): Plugin {
  return {
    name: 'bowerbird-gallery-pages',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          render(request.url ?? '/').then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html), next);
        });
        const render = async (address: string): Promise<string> => {
          const url = new URL(address, 'http://localhost');
          const template = await server.transformIndexHtml(url.pathname, readFileSync(new URL('index.html', import.meta.url), 'utf8'));
          const { renderPage } = await server.ssrLoadModule('/render.tsx');
          return renderPage(template, url.searchParams);
        };
      };
    },
  };
}
