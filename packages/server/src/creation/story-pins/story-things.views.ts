import type { StoryMedia, StoryPerson, StoryThings } from '@bowerbird/domain/creation/story-pins/show.ts';
import { cardImagesOf } from '@bowerbird/domain/media/renditions.ts';
import { videoFileOf, videoStreamOf } from '@bowerbird/domain/media/videos.ts';
import { pictureUrls } from '../../people/users/index.ts';
import { hexColor } from '../../pinning/boards/index.ts';
import type { PersonJson, PictureJson, ProductJson, ThingsJson } from './story-things.queries.ts';

/** What blocks speak of, with the addresses of its pictures. */
export function presentThings(found: ThingsJson, mediaUrl: string): StoryThings {
  const media = Object.entries(found.media ?? {}).map(([signature, picture]) => [signature, presentMedia(signature, picture, mediaUrl)]);
  return {
    media: Object.fromEntries(media),
    products: byId((found.products ?? []).map((product) => presentProduct(product, mediaUrl))),
    people: byId((found.people ?? []).map((one) => presentPerson(one, mediaUrl))),
    comments: byId(
      (found.comments ?? []).map(({ id, text, pin_id: pinId, user }) => ({ id, text, pinId, user: presentPerson(user, mediaUrl) })),
    ),
  };
}

function byId<Thing extends { readonly id: string }>(things: readonly Thing[]): Record<string, Thing> {
  return Object.fromEntries(things.map((thing) => [thing.id, thing]));
}

function presentMedia(
  signature: string,
  { width, height, dominant_color, video, upload_id: uploadId }: PictureJson,
  mediaUrl: string,
): StoryMedia {
  const dominantColor = hexColor(dominant_color);
  const images = cardImagesOf({ signature, width, height, dominantColor }, mediaUrl);
  const thumbnail = images['736x']?.url ?? '';
  const videos = video && {
    videoList: { v720P: videoFileOf(video, thumbnail, mediaUrl), vHLSV4: videoStreamOf(video, thumbnail, mediaUrl) },
  };
  return { signature, width, height, dominantColor, images, videos, ...(uploadId !== null && { uploadId }) };
}

function presentProduct({ id, title, signature, price, currency }: ProductJson, mediaUrl: string) {
  const images = cardImagesOf({ signature, width: 236, height: 236, dominantColor: '#000000' }, mediaUrl);
  return { id, title, imageUrl: images['236x']?.url ?? '', price: price !== null && currency !== null ? `${price} ${currency}` : null };
}

function presentPerson({ id, username, full_name: fullName, picture_signature: signature }: PersonJson, mediaUrl: string): StoryPerson {
  return { id, username, fullName, imageUrl: pictureUrls(signature, mediaUrl).medium };
}
