import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import { isRightToLeft } from '@bowerbird/domain/locales.ts';
import { renditionPath, type RenditionSize } from '@bowerbird/domain/media/renditions.ts';
import { videoFileOf } from '@bowerbird/domain/media/videos.ts';
import type { Source } from './embed-reply.views.ts';
import type { Embeddable } from './embeddable.service.ts';

/** The colours are those of the application's look, in light and dark. */
const STYLE =
  ':root{color-scheme:light dark;--bg:#fff;--ink:#16161d;--ink-2:#555563;--sunken:#f3f3f7;--line:#e4e4ec;--focus:#2b3fd9}' +
  '@media (prefers-color-scheme:dark){:root{--bg:#17171e;--ink:#f4f4f8;--ink-2:#b8b8c6;--sunken:#272731;--line:#2d2d38;--focus:#a9b6ff}}' +
  '*{box-sizing:border-box}html,body{height:100%;margin:0}' +
  'body{background:var(--bg);color:var(--ink);font:15px/22px system-ui,sans-serif}' +
  'main{display:flex;flex-direction:column;height:100%;border:1px solid var(--line);border-radius:16px;overflow:hidden}' +
  '.shown{flex:1;min-height:0;display:grid;gap:2px;background:var(--sunken)}' +
  '.wall{grid-template-columns:repeat(3,1fr);grid-auto-rows:1fr}' +
  '.shown a{display:block;min-height:0;min-width:0}.shown img,.shown video{display:block;width:100%;height:100%;object-fit:cover}' +
  '.one img,.one video{object-fit:contain}' +
  'footer{display:flex;align-items:center;gap:12px;padding:12px 16px;min-height:88px}footer div{flex:1;min-width:0}' +
  '.portrait{width:48px;height:48px;border-radius:50%;object-fit:cover}' +
  'p{margin:0;color:var(--ink-2);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}' +
  'h1{margin:0;font-size:15px;line-height:22px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}' +
  'a{color:inherit;text-decoration:none}a:hover{text-decoration:underline}a:focus-visible{outline:3px solid var(--focus);outline-offset:-3px}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Whatever site shows the page may, and nothing in it runs. Its own origin is named: a sandboxed page is no origin itself. */
export function embedPolicy({ origin, mediaUrl }: Source): string {
  const media = [...new Set([origin, new URL(mediaUrl, origin).origin])].join(' ');
  return [
    "default-src 'none'",
    `img-src ${media}`,
    `media-src ${media}`,
    `style-src 'sha256-${STYLE_HASH}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
}

/** The page that another site shows in a frame: pictures, a title and whose it is, each leading here in a window of its own. */
export function drawEmbedPage(thing: Embeddable, { origin, appName, mediaUrl }: Source, locale: string): string {
  const link = (path: string, content: string, name = '') =>
    `<a href="${escapeUTF8(origin + path)}" target="_blank" rel="noopener"${name === '' ? '' : ` aria-label="${escapeUTF8(name)}"`}>${content}</a>`;
  const media = (size: RenditionSize, signature: string) => escapeUTF8(`${mediaUrl}/${renditionPath(size, signature, 'jpg')}`);
  const shown = thing.video === null ? thing.pictures.map(pictureOf) : [filmOf(thing.video)];
  const portrait = thing.portrait === null ? '' : `<img class="portrait" src="${media('136x136', thing.portrait)}" alt="">`;
  const by =
    thing.kind === 'person'
      ? escapeUTF8(appName)
      : `${link(`/${thing.author.username}/`, escapeUTF8(thing.author.name))} · ${escapeUTF8(appName)}`;
  return (
    `<!doctype html><html lang="${locale}"${isRightToLeft(locale) ? ' dir="rtl"' : ''}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeUTF8(thing.title)} · ${escapeUTF8(appName)}</title><link rel="canonical" href="${escapeUTF8(origin + thing.path)}">` +
    `<style>${STYLE}</style></head><body><main><div class="shown ${thing.kind === 'pin' ? 'one' : 'wall'}">${shown.join('')}</div>` +
    `<footer>${portrait}<div><h1 dir="auto">${link(thing.path, escapeUTF8(thing.title))}</h1><p dir="auto">${by}</p></div></footer></main></body></html>`
  );

  function pictureOf({ id, title, alt_text, signature }: Embeddable['pictures'][number]): string {
    const name = alt_text || title || thing.title;
    const size = thing.kind === 'pin' ? '736x' : '236x';
    return link(`/pin/${id}/`, `<img src="${media(size, signature)}" alt="${escapeUTF8(name)}">`);
  }

  function filmOf(video: NonNullable<Embeddable['video']>): string {
    const { url } = videoFileOf(video, '', mediaUrl);
    const poster = thing.pictures[0] ? ` poster="${media('736x', thing.pictures[0].signature)}"` : '';
    return `<video controls playsinline preload="none" src="${escapeUTF8(url)}"${poster} aria-label="${escapeUTF8(thing.title)}"></video>`;
  }
}
