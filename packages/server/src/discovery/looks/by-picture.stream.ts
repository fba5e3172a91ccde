import { searchByPicture } from '@bowerbird/contract/discovery/looks/calls.ts';
import type { LookAlikes } from '@bowerbird/contract/discovery/looks/schemas.ts';
import { handleStream } from '../../endpoints/stream.ts';
import { readPictureField, toRefusal } from '../../pinning/pictures/index.ts';
import { CUT_OFF } from './looks.service.ts';
import { countDescription, findPinsLike } from './visual-search.service.ts';

/** `POST /v3/visual_search/`: what looks like the picture in the multipart field `img`; it is looked at and let go of. */
export const byPictureHandler = handleStream(searchByPicture, async (context): Promise<LookAlikes> => {
  await countDescription(context);
  const source = await readPictureField(context.raw);
  const { looks } = await context.core.media.describeSource(source).catch((error: unknown) => {
    throw toRefusal(error);
  });
  return findPinsLike(context, looks, { cutOff: CUT_OFF.whole, withSame: true });
});
