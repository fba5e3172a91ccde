import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import type { Visibility } from '../../endpoints/visibility.access.ts';
import { notBlocked, userVisibleTo } from '../../people/users/index.ts';
import { boardShown, isPinListed, isPinShown, joinsOfPin } from '../pin-rules/index.ts';
import { suggestionKinds } from '../search-index/index.ts';
import { commonWords } from './common-words.queries.ts';

const MOST_RECENT = 5;
const MOST_QUERIES = 8;
const MOST_TOPICS = 3;
const MOST_BOARDS = 3;
const MOST_PEOPLE = 5;
/** Rows of one beginning, and documents of the best tiers, that are looked at: bounds the cost of a single letter. */
const MOST_SCANNED = 100;
const MOST_DOCUMENTS = 60;
/** The heaviest of those, whose access is looked at. */
const MOST_JUDGED = 32;
/** The newest pins of a board that are looked at for its picture. */
const MOST_PINS_OF_BOARD = 20;

export interface SuggestionRow {
  readonly type: 'recent' | 'word' | 'query' | 'topic' | 'board' | 'user';
  readonly label: string;
  readonly id: string | null;
  readonly username: string | null;
  readonly slug: string | null;
  readonly picture_signature: string | null;
}

/** What was typed: as a recent search begins, as a title begins, and as words of which the last may go on; topics are named in the language. */
export interface Typed {
  readonly text: string;
  readonly norm: string;
  /** What the name of a topic may begin with: folded, and without the sign of a topic. */
  readonly topic: string;
  readonly tsquery: string;
  /** The one word that is typed, which may go on; `null` where there are several, or no letters. */
  readonly word: string | null;
  readonly language: string;
  /** What the sign before it asks for: `@` for people alone, `#` for topics before all else. */
  readonly sign: '@' | '#' | null;
}

type NamesTyped = Pick<Typed, 'norm' | 'tsquery'>;

/**
 * Suggestions in one statement: common words, then titles, topics, boards and people that begin with what was typed. Those with
 * a later word that does come after. The heaviest come first in each. EXPLAIN at 1M pins, without common words: 1,080 buffers for one letter, 520 for a word. Who may see a
 * pin, board or person is decided here, not when a suggestion was made.
 */
export async function selectSuggestions(db: Database, viewer: Viewer, typed: Typed): Promise<SuggestionRow[]> {
  const recent = sql`(SELECT 'recent' type, r.query label, NULL::text id, ${nothing} FROM recent_searches r WHERE r.user_id = ${viewerIdOf(viewer)}
    AND r.query_norm LIKE ${`${escape(typed.text)}%`} ORDER BY r.searched_at DESC LIMIT ${MOST_RECENT})`;
  const parts = typed.norm === '' ? [] : partsOf(viewer, typed);
  const { rows } = await sql<SuggestionRow>`${sql.join([recent, ...parts.map((part) => sql`(${part})`)], sql` UNION ALL `)}`.execute(db);
  return rows;
}

function partsOf(viewer: Viewer, typed: Typed): RawBuilder<unknown>[] {
  const [named, about, kept, owners] = [
    titles(isPinShown(viewer, 'p'), typed),
    topics(typed),
    boards(viewer, typed),
    people(viewer, typed),
  ];
  if (typed.sign === '@') return [owners];
  const said = typed.word === null ? [] : [words(viewer, typed.word)];
  return typed.sign === '#' ? [about, ...said, named, kept, owners] : [...said, named, about, kept, owners];
}

const nothing = sql`NULL::text username, NULL::text slug, NULL::text picture_signature`;

function words(viewer: Viewer, beginning: string): RawBuilder<unknown> {
  return sql`SELECT 'word', c.label, NULL::text, ${nothing} FROM (${commonWords(viewer, beginning)}) c`;
}

/** Titles that begin with what was typed, of pins that machines may be told of. */
export async function selectListedTitles(db: Database, typed: Typed): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`${titles(isPinListed('p'), typed)}`.execute(db);
  return rows;
}

function titles(isShown: Visibility, typed: Typed): RawBuilder<unknown> {
  const shown = sql`EXISTS (SELECT 1 FROM search_docs d JOIN pins p ON p.id = d.pin_id ${joinsOfPin('p')} WHERE d.picture_id = ANY(t.targets) AND ${isShown})`;
  return sql`SELECT 'query' type, t.display label, NULL::text id, ${nothing} FROM (
      SELECT c.norm, min(c.display) display, bool_or(c.is_start) is_start, sum(c.weight) + count(*) weight, (array_agg(c.target ORDER BY c.weight DESC, c.target))[1:3] targets
      FROM ${candidates('title', typed)} GROUP BY c.norm ORDER BY 3 DESC, 4 DESC, 1 LIMIT ${MOST_JUDGED}) t
    WHERE ${shown} ORDER BY t.is_start DESC, t.weight DESC, t.norm LIMIT ${MOST_QUERIES}`;
}

/** Topics with something in them, of whose name a word begins with what was typed; there are a few hundred. */
function topics({ topic, language }: Typed): RawBuilder<unknown> {
  const begins = `${escape(topic)}%`;
  const isStart = sql`folded_text(n.name) LIKE folded_text(${begins})`;
  return sql`SELECT 'topic', n.name, t.id::text, NULL::text, t.slug, NULL::text FROM topics t CROSS JOIN LATERAL (SELECT name FROM topic_names
      WHERE topic_id = t.id AND language IN (${language}, 'en') ORDER BY language = 'en' LIMIT 1) n
    WHERE NOT t.is_hidden AND t.successor_id IS NULL AND (${isStart} OR folded_text(n.name) LIKE folded_text(${`% ${begins}`}))
      AND EXISTS (SELECT 1 FROM picture_topics x WHERE x.topic_id = t.id)
    ORDER BY ${isStart} DESC, t.parent_id IS NOT NULL, n.name, t.id LIMIT ${MOST_TOPICS}`;
}

/** The picture of a board's newest pin that this viewer may see; one that has none among its newest stays without. */
function newestPicture(viewer: Viewer): RawBuilder<unknown> {
  return sql`(SELECT encode(pic.signature, 'hex') FROM (SELECT * FROM pins n WHERE n.board_id = b.id AND n.deleted_at IS NULL
      ORDER BY n.id DESC LIMIT ${MOST_PINS_OF_BOARD}) p
    JOIN pictures pic ON pic.id = p.picture_id ${joinsOfPin('p')} WHERE ${isPinShown(viewer, 'p')} ORDER BY p.id DESC LIMIT 1)`;
}

function boards(viewer: Viewer, typed: Typed): RawBuilder<unknown> {
  return sql`SELECT 'board', b.name, b.id::text, o.username, b.slug, ${newestPicture(viewer)} FROM (SELECT * FROM ${candidates('board', typed)}
      ORDER BY is_start DESC, weight DESC, target LIMIT ${MOST_JUDGED}) t JOIN boards b ON b.id = t.target JOIN users o ON o.id = b.owner_id
    WHERE ${boardShown(viewer, 'b', 'o')} ORDER BY t.is_start DESC, t.weight DESC, b.id LIMIT ${MOST_BOARDS}`;
}

function people(viewer: Viewer, typed: Typed): RawBuilder<unknown> {
  return sql`SELECT 'user', u.full_name, u.id::text, u.username, NULL, u.picture_signature FROM (SELECT target, bool_or(is_start) is_start, max(weight) weight
      FROM ${candidates('user', typed)} GROUP BY target ORDER BY 2 DESC, 3 DESC, 1 LIMIT ${MOST_JUDGED}) t JOIN users u ON u.id = t.target
    WHERE ${userVisibleTo(viewer, 'u')} AND ${notBlocked(viewer, sql.ref('u.id'))} ORDER BY t.is_start DESC, t.weight DESC, u.id LIMIT ${MOST_PEOPLE}`;
}

/**
 * People (`id`) of whose name or username words begin so, by rank from 1 on: whose whole name it is, whose name begins so, then
 * those with most followers.
 */
export function peopleNamed(typed: NamesTyped, most: number): RawBuilder<unknown> {
  return sql`SELECT target AS id, (row_number() OVER (ORDER BY bool_or(norm = ${typed.norm}) DESC, bool_or(is_start) DESC, max(weight) DESC, target))::int AS rank
    FROM ${candidates('user', typed)} GROUP BY target ORDER BY rank LIMIT ${sql.lit(most)}`;
}

const sources = {
  title: { table: 'search_docs', id: 'picture_id', lastTier: 3, kinds: [suggestionKinds.title] },
  board: { table: 'board_docs', id: 'board_id', lastTier: 2, kinds: [suggestionKinds.board] },
  user: { table: 'user_docs', id: 'user_id', lastTier: 2, kinds: [suggestionKinds.user, suggestionKinds.username] },
} as const;

/**
 * What may be suggested: a range of the beginnings, and the documents of the best tiers that hold the words. The beginnings
 * alone would be the first ones of the alphabet; the tiers bring the heaviest, and those where a later word matches.
 */
function candidates(of: keyof typeof sources, typed: NamesTyped): RawBuilder<unknown> {
  const { table, id, lastTier, kinds } = sources[of];
  // Not LIKE: a prepared statement's plan, which does not know the pattern, could not use the index for it.
  const begins = sql`norm ~>=~ ${typed.norm} AND norm ~<~ ${`${typed.norm}\u{10ffff}`}`;
  const begun = kinds.map(
    (kind) =>
      sql`(SELECT target, display, norm, weight FROM suggestions WHERE kind = ${sql.lit(kind)} AND ${begins} LIMIT ${MOST_SCANNED})`,
  );
  const tiers = Array.from(
    { length: lastTier + 1 },
    (_, tier) => sql`(SELECT ${sql.ref(id)} id FROM ${sql.table(table)}
    WHERE tier = ${sql.lit(tier)} AND tsv @@ ${typed.tsquery}::tsquery LIMIT ${MOST_DOCUMENTS})`,
  );
  const best = sql`(SELECT s.target, s.display, s.norm, s.weight FROM (${sql.join(tiers, sql` UNION ALL `)} LIMIT ${MOST_DOCUMENTS}) d
    JOIN suggestions s ON s.kind = ${sql.lit(kinds[0])} AND s.target = d.id)`;
  return sql`(SELECT x.*, ${begins} is_start FROM (${sql.join([...begun, best], sql` UNION `)}) x) c`;
}

function escape(text: string): string {
  return text.replace(/[\\%_]/gu, String.raw`\$&`);
}
