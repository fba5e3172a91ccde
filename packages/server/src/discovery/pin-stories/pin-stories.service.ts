import type { PinStoriesInput, Story } from '@bowerbird/contract/discovery/pin-stories/schemas.ts';
import { topicPath } from '@bowerbird/domain/discovery/topic-path.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { hydrateBoards } from '../../pinning/boards/index.ts';
import { hydratePin, hydratePins } from '../../pinning/pins/index.ts';
import { makeStory, mayShowProducts, selectBoardsOfPins, selectMoreOfPinner } from '../feed-stories/index.ts';
import { findKeptLookAlikes } from '../looks/index.ts';
import { readRelated } from '../related-pins/index.ts';
import { findProductsOfTopic } from '../shopping/index.ts';
import { readTopicsAround } from '../topics/index.ts';

const MOST_PINS = 10;
const MOST_BOARDS = 8;
/** Boards of so many related pins are looked at. */
const RELATED = 24;

type Context = HandlerContext<'anyone'>;

/** What stands between the pins that are like a pin. Throws `pin_not_found` when the viewer may not see the pin. */
export async function readStories(context: Context, { pin_id: pinId }: PinStoriesInput): Promise<Story[]> {
  const { core, viewer } = context;
  const pin = await hydratePin(context, pinId);
  const [alike, ownIds, related, topics, hasProducts] = await Promise.all([
    findKeptLookAlikes(context, pinId),
    selectMoreOfPinner(core.db, viewer, pinId, MOST_PINS),
    readRelated(context, { pin_id: pinId, page_size: RELATED }, { goesOn: false }),
    readTopicsAround(context, pinId),
    mayShowProducts(core.db, viewer, pinId),
  ]);
  const [boardIds, productIds] = await Promise.all([
    selectBoardsOfPins(core.db, viewer, { pinIds: related.ids, except: pinId, most: MOST_BOARDS }),
    topics.first === null || !hasProducts ? [] : findProductsOfTopic(context, topics.first.id, MOST_PINS + 1),
  ]);
  const otherProducts = productIds.filter((id) => id !== pinId).slice(0, MOST_PINS);
  const [pins, boards] = await Promise.all([
    hydratePins(context, [...new Set([...ownIds, ...otherProducts])]),
    hydrateBoards(context, boardIds),
  ]);
  const pinsOf = (ids: readonly string[]) => ids.flatMap((id) => pins.find((one) => one.id === id) ?? []);
  const { fullName, profileUrl } = pin.pinner;
  const { first } = topics;
  return [
    ...makeStory(pinId, 'looks_like', { title: '', location: null, objects: alike.results.slice(0, MOST_PINS) }),
    ...makeStory(pinId, 'from_creator', { title: fullName, location: profileUrl, objects: pinsOf(ownIds) }),
    ...makeStory(pinId, 'related_boards', { title: '', location: null, objects: boards }),
    ...makeStory(pinId, 'shop_similar', {
      title: first?.name ?? '',
      location: first && `/shopping/${first.slug}/${first.id}/`,
      objects: pinsOf(otherProducts),
    }),
    ...makeStory(pinId, 'related_interests', {
      title: first?.name ?? '',
      location: first && topicPath(first.slug),
      objects: topics.around,
    }),
  ];
}
