import { readMoment, type Found, type FoundItem, type ImportSource, type TextSource } from '../reading/found.ts';
import { readHtml } from '../reading/read-html.ts';
import { shorten } from './foreign-text.ts';

const LABELS = new Set([
  'Title',
  'Details',
  'Image',
  'Is Native',
  'Board Id',
  'Board Name',
  'Is Video',
  'Ip Address',
  'Username',
  'Alt Text',
  'Canonical Link',
  'Story Pin Media',
  'Video',
  'Created at',
  'Alive',
  'Is a repin',
  'Private',
]);
const PIN_ADDRESS = /^https?:\/\/(?:[\w-]+\.)*pinterest\.[a-z.]+\/pin\/(\d+)\/?$/;
const NO_DATA = 'No data';

/** Pinterest's own download: one page of all pins until 2025, since then a zip with pages of them. */
export async function* readPinterest(source: ImportSource): AsyncGenerator<Found> {
  const pages = source.entries.filter((name) => /\.html?$/i.test(name) && /(^|\/)pins\//i.test(name)).toSorted();
  if (pages.length === 0) return yield* readPins(source);
  for (const page of pages) yield* readPins(source.open(page));
}

async function* readPins(source: TextSource): AsyncGenerator<Found> {
  const found: Found[] = [];
  let pin: Map<string, string> | null = null;
  let line = '';
  // The element around all pins, which the page closes where it is whole.
  let outermost: string | null = null;
  let isClosed = false;

  function endLine(): void {
    const end = line.indexOf(':');
    const [label, value] = [line.slice(0, Math.max(0, end)).trim(), line.slice(end + 1)];
    line = '';
    if (pin && LABELS.has(label) && !pin.has(label)) pin.set(label, value.trim());
  }

  function endPin(): void {
    endLine();
    if (pin) found.push(itemOf(pin));
    pin = null;
  }

  const isCut = () => outermost !== null && !isClosed;

  /** What is said last of a pin tells that it is whole. */
  function endPage(): void {
    if (isCut() && !(line.trim() === '' && pin?.has('Private'))) pin = null;
    endPin();
  }

  yield* readHtml(source, {
    handler: {
      onopentag: (name, { href = '' }) => {
        if (name === 'html' || name === 'div') outermost ??= name;
        if (name === 'br') endLine();
        if (name === 'h1') endPin();
        const [, id] = PIN_ADDRESS.exec(href) ?? [];
        // The same kind of address also stands as the link of a pin, behind its label.
        if (name !== 'a' || id === undefined || /^\s*Canonical Link:/.test(line)) return;
        endPin();
        pin = new Map([['Id', id]]);
      },
      onclosetag: (name, isImplied) => {
        isClosed ||= name === outermost && !isImplied;
      },
      ontext: (text) => {
        line = shorten(line + text);
      },
    },
    take: () => found.splice(0),
    end: endPage,
    isCut,
  });
}

function itemOf(pin: Map<string, string>): FoundItem {
  // The older page ends each value with a comma, which is none of its words.
  const hasCommas = pin.get('Board Id')?.endsWith(',') ?? false;
  const value = (label: string): string => {
    const text = pin.get(label) ?? '';
    const plain = hasCommas && text.endsWith(',') ? text.slice(0, -1).trim() : text;
    return plain === NO_DATA ? '' : plain;
  };
  const hash = pictureHash(value('Image'), value('Story Pin Media'));
  const isGone = /^(False|No)$/.test(value('Alive')) && hash === undefined;
  const board = value('Board Name') || (value('Board Id') && `Pinterest ${value('Board Id')}`);
  return {
    kind: 'item',
    key: `pinterest:${pin.get('Id')}`,
    path: board === '' ? [] : [board],
    title: value('Title'),
    description: value('Details'),
    altText: value('Alt Text'),
    link: value('Canonical Link'),
    savedAt: readMoment(value('Created at')),
    ...(hash === undefined ? {} : { picture: pictureAddress(hash) }),
    ...(isGone && value('Canonical Link') === '' ? { refused: 'gone' as const } : {}),
  };
}

/** The picture's hash: the pin's own, or the first of an idea pin's pages, in Python's or JSON's quotes. */
function pictureHash(image: string, story: string): string | undefined {
  if (/^[0-9a-f]{32}$/.test(image)) return image;
  return /['"]image['"]:\s*['"]([0-9a-f]{32})['"]/.exec(story)?.[1];
}

/** Pinterest serves each picture under its hash; this size is always there. */
function pictureAddress(hash: string): string {
  return `https://i.pinimg.com/736x/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash.slice(4, 6)}/${hash}.jpg`;
}
