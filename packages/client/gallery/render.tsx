import { renderToString } from 'react-dom/server';
import { preloadedFontUrl } from '../src/styles/font-preload.ts';
import { GalleryPage, readView } from './gallery-page.tsx';

/** Puts a view of the gallery into the page's template. */
export function renderPage(template: string, query: URLSearchParams): string {
  const view = readView(query);
  const theme = view.theme ? ` data-theme="${view.theme}"` : '';
  return template
    .replace(
      '<html lang="en" dir="ltr">',
      `<html lang="${view.rightToLeft ? 'ar' : 'en'}" dir="${view.rightToLeft ? 'rtl' : 'ltr'}"${theme}>`,
    )
    .replace('</title>', `</title><link rel="preload" as="font" type="font/woff2" crossorigin href="${preloadedFontUrl}" />`)
    .replace('<!--page-->', renderToString(<GalleryPage view={view} />));
}
