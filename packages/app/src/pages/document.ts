import type { RequestContext } from '@bowerbird/contract/protocol/request-context.ts';
import { CACHED_LOADER, EARLY_SCRIPT } from './inline-scripts.ts';
import type { PageAssets } from './page-module.ts';

export interface DocumentParts {
  readonly head: string;
  readonly assets: PageAssets;
  readonly fontUrl: string;
  readonly context: Pick<RequestContext, 'locale' | 'rtl' | 'theme'>;
  /** `null` in a cached render, which carries none. */
  readonly nonce: string | null;
  /** Extra inline script while developing, with the nonce. */
  readonly preamble?: string;
}

/** Everything before the application's markup. */
export function openDocument({ head, assets, fontUrl, context, nonce, preamble }: DocumentParts): string {
  const theme = context.theme ? ` data-theme="${context.theme}"` : '';
  const direction = context.rtl ? ' dir="rtl"' : '';
  // Low, so that dozens of small scripts do not stand before the first pictures, which need none of them.
  const preloads =
    nonce === null
      ? ''
      : assets.scripts.map((url) => `<link rel="modulepreload" href="${url}" nonce="${nonce}" fetchpriority="low">`).join('');
  return (
    `<!doctype html><html lang="${context.locale}"${direction}${theme}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    // Before the styles: after them it would wait for them, and hold up reading the page.
    `<script${nonce === null ? '' : ` nonce="${nonce}"`}>${EARLY_SCRIPT}</script>` +
    head +
    `<link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin>` +
    assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('') +
    preloads +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest"><meta name="color-scheme" content="light dark">' +
    `${preamble ? `<script type="module" nonce="${nonce ?? ''}">${preamble}</script>` : ''}</head><body><div id="app">`
  );
}

/** Everything after it: the state as inert JSON, and what starts the application. */
export function closeDocument(parts: { stateJson: string; assets: PageAssets; nonce: string | null }): string {
  const { stateJson, assets, nonce } = parts;
  const scripts = nonce === null ? ` data-scripts="${assets.scripts.join(' ')}"` : '';
  const start =
    nonce === null
      ? `<script type="module">${CACHED_LOADER}</script>`
      : `<script type="module" nonce="${nonce}" src="${assets.entry}"></script>`;
  return `</div><script type="application/json" id="page-data"${scripts}>${escapeJson(stateJson)}</script>${start}</body></html>`;
}

/** JSON inside a script element must not end it. */
function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
