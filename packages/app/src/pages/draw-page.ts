import type { FastifyBaseLogger } from 'fastify';

/** How React marks a part that the server left to the browser: it failed, or waited for something. */
const LEFT_TO_BROWSER = '<!--$!-->';

/** Draws a page's markup; a part of it that the browser has to draw is told to whoever runs the instance. */
export function drawPage(page: { readonly render: () => string }, log: Pick<FastifyBaseLogger, 'error'>): string {
  const markup = page.render();
  if (markup.includes(LEFT_TO_BROWSER)) log.error('a part of the page could not be drawn on the server');
  return markup;
}
