import { escapeUTF8 } from 'entities';
import { withoutNoCharacters } from '@bowerbird/domain/clean-text.ts';
import { renditionDimensions, renditionPath, type RenditionSize } from '@bowerbird/domain/media/renditions.ts';
import type { Embeddable } from './embeddable.service.ts';

/** How much room a site has; `Infinity` where it did not say. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** What the reply says of where it comes from. */
export interface Source {
  readonly origin: string;
  readonly appName: string;
  readonly mediaUrl: string;
}

/** A reply of the protocol (oembed.com): a frame with its size, and a picture where one fits. */
export type OembedReply = Readonly<Record<string, string | number>>;

const PIN_WIDTH = 345;
/** What stands below the picture of a pin. */
const CAPTION_HEIGHT = 88;
const WALL = { width: 600, height: 420 };
const THUMBNAILS: readonly RenditionSize[] = ['564x', '236x', '170x', '60x60'];
export const CACHE_SECONDS = 300;

const PLURALS = { pin: 'pins', board: 'boards', person: 'people' } as const;

export function embedPath({ kind, id }: Pick<Embeddable, 'kind' | 'id'>): string {
  return `/widgets/${PLURALS[kind]}/${id}/`;
}

/** Describes what a site may show in the room that it has. */
export function describeEmbed(thing: Embeddable, room: Room, { origin, appName, mediaUrl }: Source): OembedReply {
  const size = fit(sizeOf(thing, room), room);
  const src = `${origin}${embedPath(thing)}`;
  return {
    version: '1.0',
    type: thing.video === null ? 'rich' : 'video',
    title: thing.title,
    author_name: thing.author.name,
    author_url: `${origin}/${thing.author.username}/`,
    provider_name: appName,
    provider_url: `${origin}/`,
    cache_age: CACHE_SECONDS,
    ...thumbnailOf(thing, room, (path) => new URL(`${mediaUrl}/${path}`, origin).href),
    html:
      `<iframe src="${escapeUTF8(src)}" title="${escapeUTF8(thing.title)}" width="${size.width}" height="${size.height}" ` +
      'style="border:0;max-width:100%" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>',
    ...size,
  };
}

/** A narrow room makes the picture of a pin lower, too. */
function sizeOf({ kind, pictures: [picture] }: Embeddable, room: Room): Room {
  if (kind !== 'pin' || picture === undefined) return WALL;
  const width = Math.min(PIN_WIDTH, room.width);
  return { width, height: Math.round((width * picture.height) / picture.width) + CAPTION_HEIGHT };
}

/** The page of the frame takes whatever room it gets, so that only the frame has to be small enough. */
function fit({ width, height }: Room, room: Room): Room {
  return { width: Math.min(width, room.width), height: Math.min(height, room.height) };
}

function thumbnailOf({ pictures: [picture] }: Embeddable, room: Room, urlOf: (path: string) => string): OembedReply {
  if (picture === undefined) return {};
  for (const name of THUMBNAILS) {
    const { width, height } = renditionDimensions(name, picture);
    if (width > room.width || height > room.height) continue;
    return { thumbnail_url: urlOf(renditionPath(name, picture.signature, 'jpg')), thumbnail_width: width, thumbnail_height: height };
  }
  return {};
}

/** The same reply in XML. */
export function oembedXml(reply: OembedReply): string {
  const fields = Object.entries(reply).map(([name, value]) => `<${name}>${escapeUTF8(withoutNoCharacters(String(value)))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>${fields.join('')}</oembed>`;
}
