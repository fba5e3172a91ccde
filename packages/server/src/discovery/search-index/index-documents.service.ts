import type { Kysely } from 'kysely';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Database } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.generated.ts';
import { colorNameOf } from '@bowerbird/domain/media/color-names.ts';
import { cutWords, makeVector, type WeighedText } from '../words/index.ts';
import {
  changeVocabulary,
  lockIndex,
  selectOldDocuments,
  selectStoredWords,
  storeDocuments,
  storeOwnDocuments,
  storePictureDocuments,
  storeSuggestions,
  suggestionKinds,
  type Documented,
  type OwnDocument,
  type PictureDocument,
  type Suggestion,
} from './documents.queries.ts';
import { eraseDocumentsOf } from './ownership.queries.ts';
import { saidBySeveral, splitByMaker } from './said-by.service.ts';
import { selectBoardTexts, selectOwnTexts, selectPinTexts, selectUserTexts, type OwnText, type PinText } from './texts.queries.ts';

/** Makes the documents of pictures anew from what is public now; a picture without a public pin has none. */
export async function indexPictures(db: Kysely<DB>, pictureIds: readonly string[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockIndex(trx);
    const texts = Map.groupBy(await selectPinTexts(trx, pictureIds), (text) => text.picture_id);
    const documents = [...texts.values()].map(makeDocument);
    await changeWords(trx, 'picture', pictureIds, () => storePictureDocuments(trx, pictureIds, documents));
    await storeSuggestions(trx, suggestionKinds.title, pictureIds, [...texts.values()].flatMap(suggestTitle));
  });
}

/** Stores documents, and counts in the vocabulary by which words they differ from what was stored before. */
async function changeWords(trx: Database, kind: Documented, ids: readonly string[], store: () => Promise<void>): Promise<void> {
  const before = await selectStoredWords(trx, kind, ids);
  await store();
  await changeVocabulary(trx, kind, countChanges(before, await selectStoredWords(trx, kind, ids)));
}

/** What the maker says counts in full. What others say counts less, and only where several say it. */
function makeDocument(pins: readonly PinText[]): PictureDocument {
  const first = pins[0]!;
  const { own, others } = splitByMaker(pins);
  const domains = [...new Set([...own.flatMap(domainOf), ...saidBySeveral(others, domainOf)])];
  const price = pins.find(({ price_micros, domain }) => price_micros !== null && domain !== null && domains.includes(domain))?.price_micros;
  const marks = markFilters(first, price !== undefined, domains);
  return {
    picture_id: first.picture_id,
    pin_id: first.pin_id,
    quality: Math.round(1_000 * Math.log2(1 + first.saves)),
    kind: first.kind,
    price_micros: price ?? null,
    marks: [...marks, ...markShares(first.facts.colors)],
    tsv: makeVector(
      [
        ...weigh('A', own.map(titleOf)),
        ...weigh('C', own.flatMap(detailsOf)),
        ...weigh('D', own.map(boardOf)),
        ...weighOthers(own, others),
      ],
      marks,
    ),
  };
}

const titleOf = (pin: PinText) => pin.title;
const boardOf = (pin: PinText) => pin.board_name;
const detailsOf = (pin: PinText) => [pin.description, pin.alt_text, ...(pin.more_words === null ? [] : [pin.more_words])];
const domainOf = (pin: PinText) => (pin.domain === null ? [] : [pin.domain]);

/** The words that several others say, and that the maker does not: none weighs as a title does. */
function weighOthers(own: readonly PinText[], others: readonly PinText[]): WeighedText[] {
  const known = new Set(own.flatMap((pin) => [titleOf(pin), ...detailsOf(pin), boardOf(pin)]).flatMap((text) => cutWords(text)));
  const newWords = (texts: readonly string[]) => texts.flatMap((text) => cutWords(text)).filter((word) => !known.has(word));
  return [
    ...weigh(
      'C',
      saidBySeveral(others, (pin) => newWords([titleOf(pin), ...detailsOf(pin)])),
    ),
    ...weigh(
      'D',
      saidBySeveral(others, (pin) => newWords([boardOf(pin)])),
    ),
  ];
}

function weigh(weight: WeighedText['weight'], texts: readonly string[]): WeighedText[] {
  return [...new Set(texts)].map((text) => ({ text, weight }));
}

/** The marks that filters of a search ask for. */
function markFilters({ kind, facts }: Pick<PinText, 'kind' | 'facts'>, isBuyable: boolean, domains: readonly string[]): string[] {
  return [
    `kind:${kind}`,
    ...(isBuyable ? ['buy:1'] : []),
    ...(facts.isStory ? ['story:1'] : []),
    // A tutorial is an article to search.
    ...(facts.page === null ? [] : [`page:${facts.page === 'tutorial' ? 'article' : facts.page}`]),
    ...new Set(facts.colors.map(({ color }) => `color:${colorNameOf(color)}`)),
    ...(facts.skin === null ? [] : [`skin:${facts.skin}`]),
    ...facts.topics.map((topicId) => `topic:${topicId}`),
    ...domains.map((domain) => `domain:${domain.toLowerCase()}`),
  ];
}

/** How much of a picture each colour is, in hundredths: a search for a colour alone is ranked by it. */
function markShares(colors: PinText['facts']['colors']): string[] {
  const byName = Map.groupBy(colors, ({ color }) => colorNameOf(color));
  return [...byName].map(([name, parts]) => `share:${name}:${Math.round(100 * parts.reduce((sum, { share }) => sum + share, 0))}`);
}

function suggestTitle(pins: readonly PinText[]): Suggestion[] {
  const titled = splitByMaker(pins).own.find((pin) => pin.title.trim() !== '');
  return titled ? [suggest(titled.picture_id, titled.title, titled.saves)] : [];
}

function suggest(target: string, display: string, weight: number): Suggestion {
  return { target, display, norm: cutWords(display).join(' '), weight };
}

function countChanges(before: readonly string[], after: readonly string[]): Map<string, number> {
  const changes = new Map<string, number>();
  for (const word of before) changes.set(word, (changes.get(word) ?? 0) - 1);
  for (const word of after) changes.set(word, (changes.get(word) ?? 0) + 1);
  return changes;
}

/** Makes anew what owners find among their own pins. */
export async function indexOwnPins(db: Kysely<DB>, pinIds: readonly string[]): Promise<void> {
  const texts = await selectOwnTexts(db, pinIds);
  await storeOwnDocuments(db, pinIds, texts.map(makeOwnDocument));
}

function makeOwnDocument(pin: OwnText): OwnDocument {
  const marks = markFilters(pin, pin.price_micros !== null, pin.domain === null ? [] : [pin.domain]);
  return {
    pin_id: pin.pin_id,
    owner_id: pin.owner_id,
    price_micros: pin.price_micros,
    marks,
    tsv: makeVector(
      [
        { text: pin.title, weight: 'A' },
        { text: `${pin.description} ${pin.alt_text} ${pin.more_words ?? ''}`, weight: 'C' },
        { text: pin.board_name, weight: 'D' },
      ],
      marks,
    ),
  };
}

/** Makes the documents and suggestions of boards anew; only public boards have them. */
export async function indexBoards(db: Kysely<DB>, boardIds: readonly string[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockIndex(trx);
    const boards = await selectBoardTexts(trx, boardIds);
    const documents = boards.map((board) => ({
      id: board.id,
      quality: Math.round(1_000 * Math.log2(1 + board.followers)),
      tsv: makeVector([
        { text: board.name, weight: 'A' },
        { text: board.description, weight: 'C' },
      ]),
    }));
    await changeWords(trx, 'board', boardIds, () => storeDocuments(trx, 'board', boardIds, documents));
    await storeSuggestions(
      trx,
      suggestionKinds.board,
      boardIds,
      boards.map((board) => suggest(board.id, board.name, board.followers)),
    );
  });
}

/** Takes away by what a person and their own pins are found, with what their words counted. */
export async function forgetUser(db: Kysely<DB>, userId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockIndex(trx);
    await changeWords(trx, 'user', [userId], () => eraseDocumentsOf(trx, userId));
  });
}

/** Makes the documents and suggestions of people anew. */
export async function indexUsers(db: Kysely<DB>, userIds: readonly string[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockIndex(trx);
    const users = await selectUserTexts(trx, userIds);
    const documents = users.map((user) => ({
      id: user.id,
      quality: Math.round(1_000 * Math.log2(1 + user.followers)),
      tsv: makeVector([
        { text: user.full_name, weight: 'A' },
        { text: user.username, weight: 'A' },
        { text: user.about, weight: 'C' },
      ]),
    }));
    await changeWords(trx, 'user', userIds, () => storeDocuments(trx, 'user', userIds, documents));
    await storeSuggestions(
      trx,
      suggestionKinds.user,
      userIds,
      users.map((user) => suggest(user.id, user.full_name, user.followers)),
    );
    const names = users.map((user) => ({ ...suggest(user.id, user.full_name, user.followers), norm: user.username.toLowerCase() }));
    await storeSuggestions(trx, suggestionKinds.username, userIds, names);
  });
}

const OLD_AT_ONCE = 250;

/** Makes documents anew that older rules made, a batch of each kind; searches go on meanwhile. */
export async function indexOldDocuments(db: Kysely<DB>): Promise<void> {
  const make = { own: indexOwnPins, picture: indexPictures, board: indexBoards, user: indexUsers };
  for (const kind of ['picture', 'own', 'board', 'user'] as const) {
    const ids = await selectOldDocuments(db, kind, OLD_AT_ONCE);
    if (ids.length > 0) await make[kind](db, ids);
  }
}
