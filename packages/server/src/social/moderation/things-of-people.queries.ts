import { sql } from 'kysely';
import { talkJoins } from '../comments/index.ts';

/** So many pins and comments give an idea of somebody. */
const MOST_PINS = 4;
const MOST_COMMENTS = 3;

/** What somebody showed everybody of late. */
export interface ThingsOfPerson {
  readonly pins: readonly { readonly id: string; readonly title: string; readonly signature: string }[];
  readonly comments: readonly { readonly id: string; readonly text: string }[];
}

const newestPins = sql`(SELECT coalesce(json_agg(json_build_object('id', x.id::text, 'title', x.title, 'signature', x.signature) ORDER BY x.id DESC), '[]')
  FROM (SELECT p.id, coalesce(nullif(p.title, ''), p.alt_text, '') AS title, encode(i.signature, 'hex') AS signature FROM pins p JOIN pictures i ON i.id = p.picture_id
    WHERE p.owner_id = u.id AND p.audience = 0 AND p.deleted_at IS NULL ORDER BY p.id DESC LIMIT ${sql.lit(MOST_PINS)}) x)`;

const newestComments = sql`(SELECT coalesce(json_agg(json_build_object('id', x.id::text, 'text', x.text) ORDER BY x.id DESC), '[]')
  FROM (SELECT c.id, c.text FROM comments c ${talkJoins} WHERE c.user_id = u.id AND c.deleted_at IS NULL AND c.text <> ''
    AND b.deleted_at IS NULL AND b.privacy = 0 AND (p.id IS NULL OR (p.deleted_at IS NULL AND p.audience = 0))
    ORDER BY c.id DESC LIMIT ${sql.lit(MOST_COMMENTS)}) x)`;

/** What a person (`u`) showed everybody of late, where a case (`c`) is about them; nothing of secret boards. */
export const thingsOfPerson = sql<ThingsOfPerson | null>`CASE WHEN c.target_type = 'user'
  THEN json_build_object('pins', ${newestPins}, 'comments', ${newestComments}) END`;
