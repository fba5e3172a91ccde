import type { Explore, SuggestedSearch } from '@bowerbird/contract/discovery/explore/schemas.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import { cleanLine } from '@bowerbird/domain/clean-text.ts';
import type { Core } from '../../core/core.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { strangerViewer } from '../../endpoints/viewer.ts';
import { hydratePins } from '../../pinning/pins/index.ts';
import { hasNotice, isPlainSearch, search } from '../search/index.ts';
import { readTastedTopics } from '../topics/index.ts';
import { selectNewPeople, selectSearchedOften, selectTrending, storeTrending, type TrendingRow } from './explore.queries.ts';
import { peopleWithPins } from './people-with-pins.views.ts';

/** Queries that are tried, and those that are kept: some find nothing, some are withheld. */
const MOST_TRIED = 30;
const MOST_TRENDING = 9;
const MOST_RECOMMENDED = 6;
const MOST_PEOPLE = 4;
/** Pictures beside a search; more are kept, since not everybody sees every pin. */
const PICTURES = 2;
const PICTURES_KEPT = 4;
const LANGUAGE = 'en';

/** Finds out what people look for, and what it finds for strangers; what finds nothing is told to nobody. */
export async function findTrending(core: Core): Promise<void> {
  const found: TrendingRow[] = [];
  for (const { query, people } of await selectSearchedOften(core.jobsDb, MOST_TRIED)) {
    if (found.length === MOST_TRENDING) break;
    if (!isPlainSearch(query)) continue;
    if (await hasNotice(core, LANGUAGE, query)) continue;
    const input = { query, page_size: PICTURES_KEPT, auto_correction_disabled: true };
    const { ids } = await search({ core, viewer: strangerViewer, language: LANGUAGE }, input);
    if (ids.length >= PICTURES) found.push({ query: cleanLine(query), people: roundDown(people), pin_ids: ids });
  }
  await storeTrending(core.jobsDb, found);
}

/** The largest of 5, 10, 20, 50, 100 … that a number reaches: an exact one would tell whether one person more looked for it. */
function roundDown(people: number): number {
  const size = 10 ** Math.floor(Math.log10(people));
  return size * [5, 2, 1].find((step) => people >= step * size)!;
}

/** What stands on Explore for this viewer. */
export async function readExplore(context: HandlerContext<'anyone'>): Promise<Explore> {
  const { core, viewer } = context;
  const [trending, people, tasted] = await Promise.all([
    selectTrending(core.db),
    selectNewPeople(core.db, viewer, MOST_PEOPLE),
    viewer.userId === null ? [] : readTastedTopics(context, viewer.userId, MOST_RECOMMENDED),
  ]);
  const pinIds = new Set([...trending, ...people].flatMap(({ pin_ids }) => pin_ids));
  const known = new Map((await hydratePins(context, [...pinIds])).map((pin) => [pin.id, pin]));
  const pinsOf = ({ pin_ids }: { readonly pin_ids: readonly string[] }) => pin_ids.flatMap((id) => known.get(id) ?? []);
  return {
    trending: trending.flatMap((row) => suggestSearch(row.query, row.people, pinsOf(row))),
    recommended: tasted.map(({ name, cover }) => ({ query: name, people: 0, images: cover === null ? [] : [imageOf(cover)] })),
    newPeople: await peopleWithPins(context, people, known),
  };
}

function suggestSearch(query: string, people: number, pins: readonly PinCard[]): SuggestedSearch[] {
  const shown = pins.flatMap(({ images: { '236x': image }, dominantColor }) => (image ? [{ url: image.url, dominantColor }] : []));
  const images = shown.slice(0, PICTURES);
  return images.length < PICTURES ? [] : [{ query, people, images }];
}

function imageOf({ url, dominantColor }: SuggestedSearch['images'][number]): SuggestedSearch['images'][number] {
  return { url, dominantColor };
}
