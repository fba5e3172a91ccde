import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { Viewer } from '../../endpoints/viewer.ts';
import { notBlocked, userVisibleTo } from '../../people/users/index.ts';
import { isPinShown, joinsOfPin } from '../pin-rules/index.ts';
import { makeQuery } from '../words/index.ts';
import { corpora } from './corpora.queries.ts';
import type { SearchAsked } from './search-request.service.ts';

/** A word as typed, how many documents hold any form of it, and the commonest word that it may mean. */
export interface Correction {
  readonly word: string;
  readonly known: number;
  /** Somebody whom the viewer may see is called so. */
  readonly isPerson: boolean;
  /** A site is called so that pins are from which the viewer may see. */
  readonly isSite: boolean;
  readonly corrected: string | null;
  readonly docs: number | null;
}

/** Letters of words that may be misspelt twice. A shorter word comes near too many others, and a longer one costs too many keys. */
const TWO_SLIPS = { fewestLetters: 6, mostLetters: 16 };
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'y'];

/** A word of a search with its stem, and with its other number where a letter marks that. */
export interface AskedWord {
  readonly word: string;
  readonly stem: string;
  readonly other: string | null;
}

/** How well each word is known, and what it may be a slip of. Where no word is near, its other number is tried: only a plural may be known. */
export async function findCorrections(
  db: Database,
  { corpus, viewer, words }: Pick<SearchAsked, 'corpus' | 'viewer'> & { readonly words: readonly AskedWord[] },
): Promise<Correction[]> {
  const { vocabulary } = corpora[corpus];
  const typed = words.map(({ word }) => word);
  const [names, sites] = [
    typed.map((word) => makeQuery([word], { isTitleOnly: true })),
    typed.map((word) => makeQuery([], { sites: [word] })),
  ];
  const { rows } =
    await sql<Correction>`SELECT t.word, v.known, ${isPerson(viewer)} "isPerson", ${isSite(viewer)} "isSite", x.word AS corrected, x.docs
    FROM unnest(${typed}::text[], ${words.map(({ stem }) => stem)}::text[], ${words.map(({ other }) => other)}::text[],
      ${names}::text[], ${sites}::text[]) t(word, stem, other, name, site)
    CROSS JOIN LATERAL (SELECT coalesce(sum(docs), 0)::int known FROM vocabulary WHERE corpus = ${vocabulary} AND word = ANY(ARRAY[t.word, t.stem, t.other])) v
    LEFT JOIN LATERAL ((${nearest(vocabulary, sql`t.word`)}) UNION ALL (${nearest(vocabulary, sql`t.other`)})
      UNION ALL (${nearestByVowel(vocabulary, sql`t.word`)}) UNION ALL (${nearestByVowel(vocabulary, sql`t.other`)}) LIMIT 1) x ON true`.execute(
      db,
    );
  return rows;
}

/** Documents that are looked at for a name. So many alike that nobody may see are no name to this viewer. */
const MOST_NAMED = 20;

/** Whether a word is of somebody's name. What people tell about themselves is none. */
function isPerson(viewer: Viewer): RawBuilder<unknown> {
  return sql`EXISTS (SELECT FROM (${eachTier('user_docs', 'user_id', { last: 2, query: sql`t.name` })}) d JOIN users u ON u.id = d.id
    WHERE ${userVisibleTo(viewer, 'u')} AND ${notBlocked(viewer, sql.ref('u.id'))})`;
}

/** Whether a word begins the address of a site, before the dot. */
function isSite(viewer: Viewer): RawBuilder<unknown> {
  return sql`EXISTS (SELECT FROM (${eachTier('search_docs', 'pin_id', { last: 3, query: sql`t.site` })}) d
    JOIN pins p ON p.id = d.id ${joinsOfPin('p')} WHERE ${isPinShown(viewer, 'p')})`;
}

function eachTier(table: string, id: string, { last, query }: { last: number; query: RawBuilder<unknown> }): RawBuilder<unknown> {
  const parts = Array.from(
    { length: last + 1 },
    (_, tier) =>
      sql`(SELECT ${sql.ref(id)} id FROM ${sql.table(table)} WHERE tier = ${sql.lit(tier)} AND tsv @@ ${query}::tsquery LIMIT ${MOST_NAMED})`,
  );
  return sql.join(parts, sql` UNION ALL `);
}

const wordsOfDeletions = sql`vocabulary_deletions d
  CROSS JOIN LATERAL (SELECT word, docs FROM vocabulary WHERE corpus = d.corpus AND word = d.word LIMIT 1) c`;

/**
 * The commonest word one letter, or one swap of neighbours, away from a spelling. A longer one may hold two slips. The keys are one array and each word is
 * looked up by itself. As a join, PostgreSQL read the whole vocabulary (16 ms of 19 at 1M pins).
 */
function nearest(vocabulary: number, spelling: RawBuilder<unknown>): RawBuilder<unknown> {
  const keys = sql`ARRAY(SELECT left(${spelling}, n) || substr(${spelling}, n + 2) FROM generate_series(0, length(${spelling})) n)`;
  return sql`SELECT c.word, c.docs FROM ${wordsOfDeletions}
    WHERE length(${spelling}) >= 3 AND d.corpus = ${vocabulary} AND d.key = ANY(${keys}) AND d.word <> t.word
      AND ${beginsAlike(spelling)} AND ${isNear(spelling)}
    ORDER BY ${isTwoSlips(spelling)}, ${consonantsOf(sql`c.word`)} <> ${consonantsOf(spelling)}, abs(length(c.word) - length(${spelling})), c.docs DESC, c.word LIMIT 1`;
}

/** One slip; two of a longer word. The other number of a word is one slip away already. */
function isNear(spelling: RawBuilder<unknown>): RawBuilder<unknown> {
  const isLong = sql`length(t.word) >= ${TWO_SLIPS.fewestLetters}`;
  return sql`CASE WHEN ${spelling} = t.word THEN ${isLong} OR NOT ${isTwoSlips(spelling)} ELSE ${isLong} AND NOT ${isTwoSlips(spelling)} END`;
}

/** The first letter of a word is hardly ever wrong, but sometimes swapped with the second. */
function beginsAlike(spelling: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(left(c.word, 1) = left(${spelling}, 1) OR left(c.word, 2) = reverse(left(${spelling}, 2)))`;
}

/** A vowel is forgotten oftener than a consonant is mistaken: `flowrs` means flowers and no floors. */
function consonantsOf(word: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`translate(${word}, 'aeiouy', '')`;
}

/** Whether a letter is missing in one place and another one too many elsewhere. Such words share a key, too. */
function isTwoSlips(spelling: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(length(c.word) = length(${spelling}) AND (SELECT count(*) FROM generate_series(1, length(c.word)) n
    WHERE substr(c.word, n, 1) <> substr(${spelling}, n, 1)) > 2)`;
}

/**
 * The same with another vowel in one place, because long words are often misspelt twice by ear ("bycicle"). The first letter
 * stays, and a word is as long as the spelling. Two slips come near too many others.
 */
function nearestByVowel(vocabulary: number, spelling: RawBuilder<unknown>): RawBuilder<unknown> {
  const keys = sql`ARRAY(SELECT DISTINCT left(s, m) || substr(s, m + 2) FROM (SELECT overlay(${spelling} PLACING v FROM n) s
    FROM generate_series(2, length(${spelling})) n, unnest(${VOWELS}::text[]) v
    WHERE substr(${spelling}, n, 1) = ANY(${VOWELS}::text[]) AND substr(${spelling}, n, 1) <> v) o, generate_series(1, length(s)) m)`;
  return sql`SELECT c.word, c.docs FROM ${wordsOfDeletions}
    WHERE length(${spelling}) BETWEEN ${TWO_SLIPS.fewestLetters} AND ${TWO_SLIPS.mostLetters}
      AND d.corpus = ${vocabulary} AND d.key = ANY(${keys})
      AND left(d.word, 1) = left(${spelling}, 1) AND length(d.word) = length(${spelling})
      AND ${consonantsOf(sql`d.word`)} = ${consonantsOf(spelling)}
    ORDER BY c.docs DESC, c.word LIMIT 1`;
}
