import { escapeUTF8 } from 'entities';
import { Feed } from 'feed';
import { withoutNoCharacters } from '@bowerbird/domain/clean-text.ts';
import { renditionPath } from '@bowerbird/domain/media/renditions.ts';
import { descriptionHtml } from '@bowerbird/domain/pinning/description-html.ts';
import type { FeedPinRow } from './web-feeds.queries.ts';

export const feedFormats = { rss: 'application/rss+xml; charset=utf-8', atom: 'application/atom+xml; charset=utf-8' } as const;
export type FeedFormat = keyof typeof feedFormats;

/** What a feed is of, with the address of its page. */
export interface FeedSubject {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly changedAt: Date;
}

/** The newest of its subject and its pins. */
function changedAt({ changedAt: changed }: FeedSubject, pins: readonly FeedPinRow[]): Date {
  return new Date(Math.max(changed.getTime(), ...pins.map((pin) => pin.created_at.getTime())));
}

/** A feed as its format has it; the same of the same pins, so that readers who know it get nothing. */
export function writeFeed(
  subject: FeedSubject,
  pins: readonly FeedPinRow[],
  { format, origin, appName, mediaUrl }: { format: FeedFormat; origin: string; appName: string; mediaUrl: string },
): string {
  const absolute = (path: string) => new URL(path, origin).href;
  const page = absolute(subject.path);
  const feed = new Feed({
    id: page,
    link: page,
    title: `${subject.title} · ${appName}`,
    description: subject.description || subject.title,
    updated: changedAt(subject, pins),
    generator: appName,
    feedLinks: { rss: `${page}feed.rss`, atom: `${page}feed.atom` },
  });
  for (const pin of pins) {
    const url = absolute(`/pin/${pin.id}/`);
    const picture = absolute(`${mediaUrl}/${renditionPath('736x', pin.signature, 'jpg')}`);
    const name = pin.pinner_name || pin.pinner_username;
    const text = escapeUTF8(pin.alt_text || pin.title || pin.board_name);
    feed.addItem({
      id: url,
      link: url,
      title: pin.title || pin.board_name,
      date: pin.created_at,
      published: pin.created_at,
      description: pin.description || undefined,
      content: `<p><a href="${url}"><img src="${picture}" alt="${text}"></a></p><p>${descriptionHtml(pin.description)}</p>`,
      author: [{ name, link: absolute(`/${pin.pinner_username}/`) }],
      // The length of a rendition is known only once somebody asked for it; a reader takes 0 for that.
      enclosure: { url: picture, type: 'image/jpeg', length: 0 },
    });
  }
  // Rows from before these were taken out may hold them.
  return withoutNoCharacters(format === 'rss' ? feed.rss2() : feed.atom1());
}
