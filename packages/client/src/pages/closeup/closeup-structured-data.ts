import type { ImageObject, Person, VideoObject, WithContext } from 'schema-dts';
import { crumbsOf } from './pin-crumbs.ts';
import { richStructuredData } from './rich-structured-data.ts';
import { storyStructuredData } from './story-structured-data.ts';
import type { RouteInput } from '../../routing/define-route.ts';
import { breadcrumbs, counter, nameOf, type Site, type StructuredData } from '../../routing/structured-data.ts';
import type { RootState } from '../../store/create-store.ts';
import { altOfPin, isWholePin, pinPath, type WholePin } from '../../features/pinning/pins/index.ts';
import type { StoredUser } from '../../features/people/users/index.ts';

/** What a pin's page says to machines: its picture, its film where it has one, and the way to it. */
export function closeupStructuredData({ params }: RouteInput, state: RootState, site: Site): StructuredData[] {
  const pin = state.entities.pin[params.id ?? ''];
  const pinner = pin && state.entities.user[pin.pinner.id];
  if (!isWholePin(pin) || !pinner) return [];
  const name = pin.title || pin.seoTitle;
  const film = videoOf(pin, name, site);
  return [
    pictureOf(pin, { name, pinner }, site),
    ...(film ? [film] : []),
    ...richStructuredData(pin, name, site),
    ...storyStructuredData(pin, name, site),
    breadcrumbs(crumbsOf(pin, name, pin.board && state.entities.board[pin.board.id]), site),
  ];
}

function pictureOf(pin: WholePin, { name, pinner }: { name: string; pinner: StoredUser }, site: Site): WithContext<ImageObject> {
  const { orig, '236x': small } = pin.images;
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    name,
    url: site.absolute(pinPath(pin.id)),
    contentUrl: site.absolute(orig!.url),
    thumbnailUrl: small && site.absolute(small.url),
    description: pin.description || undefined,
    caption: altOfPin(pin, name),
    width: pixels(orig!.width),
    height: pixels(orig!.height),
    uploadDate: pin.createdAt,
    // Whoever pins a picture seldom made it: whom its page names, or the site it comes from, is named where there is one.
    creditText: pin.attribution?.authorName ?? pin.domain ?? nameOf(pinner),
    creator: authorOf(pin),
    license: pin.attribution?.ccUrl ?? undefined,
    subjectOf: pin.relatedArticle
      ? { '@type': 'Article', headline: pin.relatedArticle.title, url: site.absolute(pin.relatedArticle.url) }
      : undefined,
    isBasedOn: pin.link ?? undefined,
    representativeOfPage: true,
    interactionStatistic: counter('BookmarkAction', pin.saveCount),
  };
}

/** Whom the page behind a pin names as its author. */
function authorOf({ attribution }: WholePin): Extract<Person, { '@type': 'Person' }> | undefined {
  return attribution ? { '@type': 'Person', name: attribution.authorName, url: attribution.authorUrl ?? undefined } : undefined;
}

function videoOf(pin: WholePin, name: string, site: Site): WithContext<VideoObject> | null {
  const file = pin.videos?.videoList.v720P;
  if (!file) return null;
  const captions = pin.captions?.length ? pin.captions : undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name,
    description: pin.description || undefined,
    thumbnailUrl: site.absolute(file.thumbnail),
    uploadDate: pin.createdAt,
    contentUrl: site.absolute(file.url),
    embedUrl: site.absolute(`/widgets/pins/${pin.id}/`),
    duration: `PT${(file.duration / 1000).toFixed(3)}S`,
    width: pixels(file.width),
    height: pixels(file.height),
    caption: captions?.map(({ language, url }) => ({
      '@type': 'MediaObject',
      encodingFormat: 'text/vtt',
      inLanguage: language,
      contentUrl: site.absolute(url),
    })),
  };
}

/** A length in pixels, by the code of the United Nations for that unit. */
function pixels(value: number) {
  return { '@type': 'QuantitativeValue', value, unitCode: 'E37' } as const;
}
