import { sql, type RawBuilder } from 'kysely';
import type { ReportTargetType, TalkTargetType } from '@bowerbird/domain/social/reports.ts';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { userVisibleTo } from '../../people/users/index.ts';
import { boardVisibleTo } from '../../pinning/boards/index.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';
import { commentVisibleTo, talkJoins, talkOpenTo, threadVisibleTo } from '../comments/index.ts';
import type { Evidence, ReportedRow } from './evidence.views.ts';
import { findReportedTalk } from './reported-talks.access.ts';

interface Shown {
  readonly title?: string;
  readonly text?: string;
  readonly link?: string;
  readonly picture?: RawBuilder<unknown>;
}

/** The evidence as JSON, of columns by their SQL names; `u` is the author. */
function evidenceOf({ title, text, link, picture }: Shown): RawBuilder<Evidence> {
  const column = (name: string | undefined) => (name === undefined ? sql`''` : sql`coalesce(${sql.ref(name)}, '')`);
  return sql<Evidence>`json_build_object('title', ${column(title)}, 'text', ${column(text)}, 'link', ${column(link)},
    'picture', coalesce(${picture ?? sql`''`}, ''), 'author', u.full_name, 'username', u.username)`;
}

const evidenceOfPin = evidenceOf({ title: 'p.title', text: 'p.description', link: 'l.url', picture: sql`encode(x.signature, 'hex')` });
const pinJoins = sql`pins p JOIN users u ON u.id = p.owner_id JOIN boards b ON b.id = p.board_id JOIN pictures x ON x.id = p.picture_id
      LEFT JOIN sections s ON s.id = p.section_id LEFT JOIN links l ON l.id = p.link_id`;

/** Pins (`p`) as they are seen now, with whose they are: rows of `pin_id`, `author_id` and `evidence`. */
export function pinEvidence(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT p.id AS pin_id, p.owner_id AS author_id, to_jsonb(${evidenceOfPin}) AS evidence FROM ${pinJoins} WHERE ${condition}`;
}

/** What a board (`b`) shows first: the chosen pin, or the newest. */
const boardCover = sql`coalesce(
  (SELECT encode(x.signature, 'hex') FROM pins p JOIN pictures x ON x.id = p.picture_id WHERE p.id = b.cover_pin_id AND p.board_id = b.id AND p.deleted_at IS NULL),
  (SELECT encode(x.signature, 'hex') FROM pins p JOIN pictures x ON x.id = p.picture_id WHERE p.board_id = b.id AND p.deleted_at IS NULL AND p.audience < 3
    ORDER BY p.id DESC LIMIT 1))`;

type ShownType = Exclude<ReportTargetType, TalkTargetType>;

function isTalk(type: ReportTargetType): type is TalkTargetType {
  return type === 'message' || type === 'conversation';
}

/** A thing by its id, for who may see it by this condition; no row for anybody else. */
type Statement = (id: string, isSeen: RawBuilder<unknown>) => RawBuilder<ReportedRow>;

const STATEMENTS: Readonly<Record<ShownType, Statement>> = {
  pin: (id, isSeen) => sql<ReportedRow>`SELECT p.owner_id AS author_id, p.picture_id, ${evidenceOfPin} AS evidence
    FROM ${pinJoins} WHERE p.id = ${id} AND ${isSeen}`,
  comment: (id, isSeen) => sql<ReportedRow>`SELECT c.user_id AS author_id, NULL::bigint AS picture_id,
      ${evidenceOf({ text: 'c.text', picture: sql`(SELECT encode(x.signature, 'hex') FROM pictures x WHERE x.id = c.picture_id)` })} AS evidence
    FROM comments c JOIN users u ON u.id = c.user_id ${talkJoins}
    WHERE c.id = ${id} AND ${isSeen}`,
  board: (id, isSeen) => sql<ReportedRow>`SELECT b.owner_id AS author_id, NULL::bigint AS picture_id,
      ${evidenceOf({ title: 'b.name', text: 'b.description', picture: boardCover })} AS evidence
    FROM boards b JOIN users u ON u.id = b.owner_id WHERE b.id = ${id} AND ${isSeen}`,
  user: (id, isSeen) => sql<ReportedRow>`SELECT u.id AS author_id, NULL::bigint AS picture_id,
      ${evidenceOf({ title: 'u.full_name', text: 'u.about', link: 'u.website_url', picture: sql`u.picture_signature` })} AS evidence
    FROM users u WHERE u.id = ${id} AND ${isSeen}`,
};

/** What a viewer may see of each kind of thing. */
const SEEN: Readonly<Record<ShownType, (viewer: SignedInViewer) => RawBuilder<unknown>>> = {
  pin: (viewer) => pinVisibleTo(viewer, 'p', 'b', 's'),
  comment: (viewer) => sql`${talkOpenTo(viewer)} AND ${commentVisibleTo(viewer, 'c', 'u')} AND ${threadVisibleTo(viewer, 'c')}`,
  board: (viewer) => boardVisibleTo(viewer, 'b'),
  user: (viewer) => userVisibleTo(viewer, 'u'),
};

/** What a rule sees: public things that are still there, and nothing of secret boards. */
const THERE: Readonly<Record<ShownType, RawBuilder<unknown>>> = {
  pin: sql`p.deleted_at IS NULL AND p.audience = 0`,
  comment: sql`c.deleted_at IS NULL AND b.deleted_at IS NULL AND b.privacy = 0 AND (p.id IS NULL OR (p.deleted_at IS NULL AND p.audience = 0))`,
  board: sql`b.deleted_at IS NULL AND b.privacy = 0`,
  user: sql`u.state = 0`,
};

/** What the viewer sees and reports; nothing where they may not see it. */
export async function findReported(
  db: Database,
  viewer: SignedInViewer,
  type: ReportTargetType,
  id: string,
): Promise<ReportedRow | undefined> {
  if (isTalk(type)) return findReportedTalk(db, viewer, type, id);
  const { rows } = await STATEMENTS[type](id, SEEN[type](viewer)).execute(db);
  return rows[0];
}

/** What a rule noticed; nothing where it has gone or is not public. */
export async function findNoticed(db: Database, type: ReportTargetType, id: string): Promise<ReportedRow | undefined> {
  if (isTalk(type)) return undefined;
  const { rows } = await STATEMENTS[type](id, THERE[type]).execute(db);
  return rows[0];
}
