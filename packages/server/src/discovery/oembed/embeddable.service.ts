import type { VideoFacts } from '@bowerbird/domain/media/videos.ts';
import { readSlug } from '@bowerbird/domain/pinning/slugs.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import { boardUrl } from '../../pinning/boards/index.ts';
import { selectBoard, selectPerson, selectPin, selectShownPins, type ShownPinRow } from './oembed.queries.ts';

/** Pictures that a board or a person shows on another site. */
const MOST_PICTURES = 6;

/** What another site shows of a pin, a board or a person. */
export interface Embeddable {
  readonly kind: 'pin' | 'board' | 'person';
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly author: { readonly name: string; readonly username: string };
  /** The picture of a pin, or the newest ones. */
  readonly pictures: readonly ShownPinRow[];
  readonly portrait: string | null;
  readonly video: VideoFacts | null;
}

/** What an address of this instance names, as far as it may be shown elsewhere. */
export type Place = { kind: 'pin'; id: string } | { kind: 'board'; at: { id: string } | { username: string; slug: string } } | PersonPlace;
type PersonPlace = { kind: 'person'; at: { id: string } | { username: string } };

/** There is such a thing, and whoever has its address may see it, but no other site may show it. */
export class NotEmbeddable extends Error {}

/** Reads what may be shown elsewhere; `not_found` for what strangers do not see at all, so that nobody can tell it from nothing. */
export async function readEmbeddable(db: Database, place: Place): Promise<Embeddable> {
  const found = await read(db, place);
  if (found === undefined) throw new ApiError('not_found');
  if (!found.isListed) throw new NotEmbeddable();
  if (found.kind === 'pin') return found;
  // Somebody may keep a picture on several boards; a wall shows it once.
  const pins = await selectShownPins(db, { kind: found.kind, id: found.id }, 2 * MOST_PICTURES);
  const once = pins.filter(({ signature }, index) => pins.findIndex((pin) => pin.signature === signature) === index);
  return { ...found, pictures: once.slice(0, MOST_PICTURES) };
}

type Found = Embeddable & { readonly isListed: boolean };

async function read(db: Database, place: Place): Promise<Found | undefined> {
  if (place.kind === 'pin') return readPin(db, place.id);
  return place.kind === 'board' ? readBoard(db, place.at) : readPerson(db, place.at);
}

async function readPin(db: Database, id: string): Promise<Found | undefined> {
  const pin = await selectPin(db, id);
  if (!pin) return undefined;
  const { title, board_name, video, is_listed: isListed } = pin;
  const path = `/pin/${id}/`;
  return { kind: 'pin', id, title: title || board_name, path, author: authorOf(pin), pictures: [pin], portrait: null, video, isListed };
}

async function readBoard(db: Database, at: Parameters<typeof selectBoard>[1]): Promise<Found | undefined> {
  const board = await selectBoard(db, at);
  if (!board) return undefined;
  const { id, name: title, is_listed: isListed } = board;
  return { kind: 'board', id, title, path: boardUrl(board), author: authorOf(board), pictures: [], portrait: null, video: null, isListed };
}

async function readPerson(db: Database, at: PersonPlace['at']): Promise<Found | undefined> {
  const person = await selectPerson(db, at);
  if (!person) return undefined;
  const { id, username, picture_signature: portrait, is_listed: isListed } = person;
  const author = authorOf(person);
  return { kind: 'person', id, title: author.name, path: `/${username}/`, author, pictures: [], portrait, video: null, isListed };
}

function authorOf({ username, full_name }: { username: string; full_name: string }) {
  return { username, name: full_name || username };
}

/** As the ids of calls: what fits 64 bits. */
const ID = /^([1-9][0-9]{0,17}|[1-8][0-9]{18})$/;
const USERNAME = /^[A-Za-z0-9_]{1,60}$/;

/** Reads the path of a page; `null` for one that nothing embeddable stands at. */
export function placeAt(pathname: string): Place | null {
  const parts = readParts(pathname);
  if (parts === null) return null;
  const [first = '', second, ...rest] = parts;
  if (rest.length > 0) return null;
  if (first === 'pin') return second !== undefined && ID.test(second) ? { kind: 'pin', id: second } : null;
  if (!USERNAME.test(first)) return null;
  if (second === undefined) return { kind: 'person', at: { username: first } };
  return { kind: 'board', at: { username: first, slug: readSlug(second) } };
}

/** Reads the place of an embed page. */
export function placeById(kind: string, id: string): Place | null {
  if (!ID.test(id)) return null;
  if (kind === 'pins') return { kind: 'pin', id };
  if (kind === 'boards') return { kind: 'board', at: { id } };
  return kind === 'people' ? { kind: 'person', at: { id } } : null;
}

function readParts(pathname: string): string[] | null {
  try {
    const parts = pathname.replace(/^\/|\/$/g, '').split('/');
    return parts.map((part) => decodeURIComponent(part));
  } catch {
    return null;
  }
}
