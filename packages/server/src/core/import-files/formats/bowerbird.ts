import { carouselItems } from '@bowerbird/domain/creation/drafts.ts';
import { mostCaptions } from '@bowerbird/domain/creation/captions.ts';
import { cleanLine } from '@bowerbird/domain/clean-text.ts';
import { numberedName } from '@bowerbird/domain/pinning/numbered-name.ts';
import { tagLimits } from '@bowerbird/domain/creation/product-tags.ts';
import type { Found, FoundEdits, FoundFilm, FoundItem, FoundSlot, FoundTag, ImportSource } from '../reading/found.ts';
import { fieldsOf, listOf, readJson, textOf } from '../reading/read-json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What names our own export. */
export const OWN_MANIFEST = 'bowerbird.json';

/** So many tags a carousel may have. */
const MOST_TAGS = tagLimits.tags * carouselItems.most;

const PRIVACIES = ['public', 'protected', 'secret'] as const;

/** Our own export: the manifest lists the boards, and each folder has its pins beside their pictures. */
export async function* readBowerbird(source: ImportSource): AsyncGenerator<Found> {
  const manifest = source.entries.find((name) => name === OWN_MANIFEST || name.endsWith(`/${OWN_MANIFEST}`)) ?? OWN_MANIFEST;
  const root = manifest.slice(0, manifest.length - OWN_MANIFEST.length);
  const names = new Set(source.entries);
  // A part of a large export has a number behind the name. Unpacked and packed again together, they lie beside each other.
  const pins = Map.groupBy(
    source.entries.filter((name) => /\/pins(?:-\d{1,6})?\.json$/.test(name)),
    (name) => name.slice(0, name.lastIndexOf('/') + 1),
  );
  const nameOf = tellApart();
  for await (const found of readJson(source.open(manifest), ['$.boards.*'])) {
    if (found.kind === 'break') return yield found;
    const board = fieldsOf(found.value);
    yield* readBoard(source, { names, pins }, { root, board, name: nameOf(board) });
  }
}

/** Boards of several people may have one name, and lie in folders of their own. All but the first get a number. */
function tellApart(): (board: Fields) => string {
  const known = new Map<string, string>();
  /** The last number that was given with each name. */
  const numbers = new Map<string, number>();
  return (board) => {
    const name = textOf(board['name']) ?? '';
    const place = JSON.stringify([name, textOf(board['folder'])]);
    const before = known.get(place);
    if (before !== undefined) return before;
    let number = numbers.get(keyOfName(name)) ?? 1;
    while (numbers.has(keyOfName(numberedName(name, number)))) number += 1;
    const given = numberedName(name, number);
    known.set(place, given);
    numbers.set(keyOfName(given), 1).set(keyOfName(name), number);
    return given;
  };
}

function keyOfName(name: string): string {
  return cleanLine(name).toLowerCase();
}

async function* readBoard(
  source: ImportSource,
  { names, pins }: { names: ReadonlySet<string>; pins: ReadonlyMap<string, readonly string[]> },
  { root, board, name }: { root: string; board: Fields; name: string },
): AsyncGenerator<Found> {
  const folder = `${root}${textOf(board['folder']) ?? ''}/`;
  yield {
    kind: 'board',
    path: [name],
    description: textOf(board['description']),
    privacy: PRIVACIES.find((privacy) => privacy === board['privacy']),
    layout: textOf(board['layout']),
    isArchived: board['archived'] === true,
    commentsDisabled: board['comments_disabled'] === true,
  };
  for (const section of listOf(board['sections'])) yield { kind: 'board', path: [name, textOf(section) ?? ''] };
  const ofBoard = (pins.get(folder) ?? []).toSorted((one, other) => partOf(one) - partOf(other));
  for (const file of ofBoard) {
    for await (const found of readJson(source.open(file), ['$.pins.*'])) {
      if (found.kind === 'break') return yield found;
      yield itemOf(fieldsOf(found.value), { name, folder, names });
    }
  }
}

/** The number of the part of an export that a file of pins came with. */
function partOf(file: string): number {
  return Number(/-(\d+)\.json$/.exec(file)?.[1] ?? 1);
}

function itemOf(pin: Fields, { name, folder, names }: { name: string; folder: string; names: ReadonlySet<string> }): FoundItem {
  const section = textOf(pin['section']);
  const entry = `${folder}${textOf(pin['picture']) ?? ''}`;
  return {
    kind: 'item',
    key: keyOf(textOf(pin['id']) ?? entry),
    path: section === undefined ? [name] : [name, section],
    title: textOf(pin['title']),
    description: textOf(pin['description']),
    altText: textOf(pin['alt_text']),
    note: textOf(pin['note']),
    link: textOf(pin['link']),
    commentsDisabled: pin['comments_disabled'] === true,
    isCover: pin['is_cover'] === true,
    shoppingDisabled: pin['shopping_rec_disabled'] === true,
    topics: listOf(pin['topics']).flatMap((topic) => textOf(topic) ?? []),
    productTags: listOf(pin['product_tags']).slice(0, MOST_TAGS).map(tagOf),
    edits: listOf(pin['edits'])
      .slice(0, carouselItems.most)
      .map((edit) => editsOf(fieldsOf(edit), { folder, names })),
    // Its words are whole: no date is added to them.
    savedAt: null,
    ...(names.has(entry) ? { entry } : {}),
    ...filmOf(pin, { folder, names }),
    ...(textOf(pin['copy_data']) === undefined ? {} : { copy: entryOf(textOf(pin['copy_data']), { folder, names }) }),
    ...(Array.isArray(pin['slots'])
      ? { slots: pin['slots'].slice(0, carouselItems.most).map((slot) => slotOf(fieldsOf(slot), { folder, names })) }
      : {}),
    ...(typeof pin['story'] === 'object' && pin['story'] !== null ? { story: storyOf(fieldsOf(pin['story']), { folder, names }) } : {}),
  };
}

/** What tells a pin of an export from all others of it. */
function keyOf(id: string): string {
  return `bowerbird:${id}`;
}

function tagOf(tag: unknown): FoundTag {
  const { slot, key, x, y, products, is_cut_off: isCutOff } = fieldsOf(tag);
  const found = listOf(products)
    .slice(0, tagLimits.objects)
    .map((product) => {
      const { link, pin } = fieldsOf(product);
      const id = textOf(pin);
      return { link: textOf(link) ?? null, key: id === undefined ? null : keyOf(id) };
    });
  return { slot, key, x, y, isCutOff: isCutOff === true, products: found };
}

function editsOf(edit: Fields, { folder, names }: { folder: string; names: ReadonlySet<string> }): FoundEdits {
  const entry = `${folder}${textOf(edit['original']) ?? ''}`;
  return { slot: edit['slot'], signature: textOf(edit['signature']) ?? '', entry: names.has(entry) ? entry : null, edits: edit['edits'] };
}

/** The film of a pin. A file that is named and lacks is told, so that nothing is left out without a word. */
function filmOf(pin: Fields, { folder, names }: { folder: string; names: ReadonlySet<string> }): { film?: FoundFilm } {
  const film = textOf(pin['film']);
  if (film === undefined) return {};
  return { film: { entry: entryOf(film, { folder, names }), captions: captionsOf(pin['captions'], { folder, names }) } };
}

function captionsOf(captions: unknown, place: { folder: string; names: ReadonlySet<string> }): FoundFilm['captions'] {
  // One more than a film may have is enough to say that there are too many.
  const named = Object.entries(fieldsOf(captions)).slice(0, mostCaptions + 1);
  return named.map(([language, name]) => ({ language, entry: entryOf(textOf(name), place) }));
}

function entryOf(name: string | undefined, { folder, names }: { folder: string; names: ReadonlySet<string> }): string | null {
  return name !== undefined && names.has(`${folder}${name}`) ? `${folder}${name}` : null;
}

function slotOf(slot: Fields, { folder, names }: { folder: string; names: ReadonlySet<string> }): FoundSlot {
  const entry = `${folder}${textOf(slot['picture']) ?? ''}`;
  return {
    signature: textOf(slot['signature']) ?? '',
    entry: names.has(entry) ? entry : null,
    title: textOf(slot['title']) ?? '',
    description: textOf(slot['description']) ?? '',
    altText: textOf(slot['alt_text']) ?? '',
    link: textOf(slot['link']) ?? '',
  };
}

function storyOf(story: Fields, { folder, names }: { folder: string; names: ReadonlySet<string> }): FoundItem['story'] {
  const pictures = Object.entries(fieldsOf(story['pictures'])).flatMap(([signature, name]) => {
    const entry = `${folder}${textOf(name) ?? ''}`;
    return names.has(entry) ? [[signature, entry] as const] : [];
  });
  const place = { folder, names };
  const films = Object.entries(fieldsOf(story['films'])).map(([signature, name]) => [signature, entryOf(textOf(name), place)] as const);
  const captions = Object.entries(fieldsOf(story['captions'])).map(([signature, own]) => [signature, captionsOf(own, place)] as const);
  return {
    content: story,
    entries: Object.fromEntries(pictures),
    films: Object.fromEntries(films),
    captions: Object.fromEntries(captions),
  };
}
