import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '../../endpoints/viewer.ts';
import { isPinShown, joinsOfPin } from '../pin-rules/index.ts';
import { functionWords, numbersAndTimes } from '../words/index.ts';

/** By powers of two, how many documents hold a word: four are the fewest that make it a common one. */
const MAGNITUDES = { most: 24, least: 2 };
/** Words of one magnitude, and of all, that are looked at: bounds the cost of a single letter. */
const MOST_LOOKED_AT = 40;
/** The commonest of those, whose pins are looked at. More than are shown, because some are forms of one word. */
const MOST_JUDGED = 6;
/** Documents of a word of which the viewer has to see one. */
const MOST_DOCUMENTS = 8;
const LAST_TIER = 3;
const NEVER_OFFERED = [...functionWords, ...numbersAndTimes];

/**
 * Words of pins that begin so, the commonest first (`label`). Each is written as the title of a pin writes it that the viewer
 * may see. EXPLAIN at 300k words: index probes alone, 200 buffers before those of the pins.
 */
export function commonWords(viewer: Viewer, beginning: string): RawBuilder<unknown> {
  const begun = sql`SELECT v.word, v.docs FROM generate_series(${sql.lit(MAGNITUDES.most)}, ${sql.lit(MAGNITUDES.least)}, -1) m
    CROSS JOIN LATERAL (SELECT word, docs FROM vocabulary WHERE corpus = 0 AND magnitude = m
      AND word ~>~ ${beginning} AND word ~<~ ${`${beginning}\u{10ffff}`} AND word <> ALL(${NEVER_OFFERED}::text[]) LIMIT ${MOST_LOOKED_AT}) v LIMIT ${MOST_LOOKED_AT}`;
  const tiers = Array.from(
    { length: LAST_TIER + 1 },
    (_, tier) => sql`(SELECT pin_id, tsv FROM search_docs WHERE tier = ${sql.lit(tier)} AND tsv @@ ('''' || w.word || '''')::tsquery)`,
  );
  // What stands in the title tells how the word is written: documents hold it without accents.
  const documents = sql`(SELECT d.pin_id FROM (${sql.join(tiers, sql` UNION ALL `)} LIMIT ${MOST_DOCUMENTS}) d
    ORDER BY d.tsv @@ ('''' || w.word || ''':A')::tsquery DESC LIMIT ${MOST_DOCUMENTS})`;
  return sql`SELECT coalesce((SELECT lower(part) FROM regexp_split_to_table(s.title, '[[:space:][:punct:]]+') part
      WHERE folded_text(part) = w.word LIMIT 1), w.word) label
    FROM (SELECT * FROM (${begun}) b ORDER BY docs DESC, word LIMIT ${MOST_JUDGED}) w
    CROSS JOIN LATERAL (SELECT p.title FROM ${documents} d JOIN pins p ON p.id = d.pin_id ${joinsOfPin('p')} WHERE ${isPinShown(viewer, 'p')} LIMIT 1) s
    ORDER BY w.docs DESC, w.word`;
}
