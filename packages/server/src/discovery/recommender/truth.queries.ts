import type { Client } from 'pg';
import { ADULT_AGE } from '@bowerbird/domain/identity/birthday.ts';

/** An account younger than a day counts a fifth: it is quickly made. */
const YOUNG_TRUST = 0.2;
/** The words of a picture that tell its language. */
const WORDS = 120;
/** Of a board beyond that, the newest stand in the graph, whether it is built or compared. A save may stand over until that. */
const MOST_OF_BOARD = 20_000;

/** A save that everybody may see, as the graph holds it. */
export interface OpenSave {
  readonly board: bigint;
  readonly picture: bigint;
  readonly owner: bigint;
  readonly trust: number;
  readonly words: string;
}

const mayBeShown = (alias: string) =>
  `${alias}.state = 0 AND NOT ${alias}.is_private AND (${alias}.birthday IS NULL OR ${alias}.birthday <= (now() - interval '${ADULT_AGE} years')::date)`;

/**
 * What may stand in the graph: saves on living public boards and in living sections, by active people, of active people's
 * boards, neither private nor minors.
 */
const OPEN_BOARDS = `boards b JOIN users o ON o.id = b.owner_id AND ${mayBeShown('o')}`;
const OPEN_BOARD = `b.privacy = 0 AND b.deleted_at IS NULL`;
const OPEN_PINS = `JOIN users u ON u.id = p.owner_id AND ${mayBeShown('u')} LEFT JOIN sections s ON s.id = p.section_id`;
const OPEN_PIN = `p.audience = 0 AND p.deleted_at IS NULL AND (p.section_id IS NULL OR s.deleted_at IS NULL AND s.id IS NOT NULL)`;
const TRUST = `CASE WHEN o.created_at > now() - interval '1 day' THEN ${YOUNG_TRUST} ELSE 1 END::float4`;

/**
 * The open saves of each board, board by board, oldest first: board, picture, owner of the board, trust. Board and order stand in
 * the window, too, so that one sort serves both.
 */
export const COPY_SAVES = `COPY (SELECT board_id, picture_id, owner_id, trust FROM (SELECT p.id, p.board_id, p.picture_id, b.owner_id, ${TRUST} trust,
    row_number() OVER (PARTITION BY p.board_id ORDER BY p.board_id DESC, p.id DESC) place
  FROM pins p JOIN ${OPEN_BOARDS} ON b.id = p.board_id AND ${OPEN_BOARD} ${OPEN_PINS} WHERE ${OPEN_PIN}) x
  WHERE place <= ${MOST_OF_BOARD} ORDER BY board_id DESC, id) TO STDOUT (FORMAT binary)`;

/** The words of pictures, of the first pin of each. */
export const COPY_WORDS = `COPY (SELECT p.picture_id, left(concat_ws(' ', p.title, p.description), ${WORDS})
  FROM pins p WHERE p.via_pin_id IS NULL AND p.audience = 0 AND p.deleted_at IS NULL AND (p.title <> '' OR p.description <> '')) TO STDOUT (FORMAT binary)`;

const COLUMNS = `p.board_id board, p.picture_id picture, b.owner_id owner, ${TRUST} trust, left(concat_ws(' ', p.title, p.description), ${WORDS}) words`;

/** Which of these saves are open, each once. */
export async function selectOpenSaves(client: Client, saves: readonly { board: bigint; picture: bigint }[]): Promise<OpenSave[]> {
  if (saves.length === 0) return [];
  const { rows } = await client.query(
    `SELECT x.* FROM unnest($1::bigint[], $2::bigint[]) w(board_id, picture_id)
      CROSS JOIN LATERAL (SELECT ${COLUMNS} FROM pins p JOIN ${OPEN_BOARDS} ON b.id = p.board_id AND ${OPEN_BOARD} ${OPEN_PINS}
        WHERE p.board_id = w.board_id AND p.picture_id = w.picture_id AND ${OPEN_PIN} ORDER BY p.id LIMIT 1) x`,
    [saves.map(({ board }) => String(board)), saves.map(({ picture }) => String(picture))],
  );
  return rows.map(toSave);
}

/** What is open on these boards, oldest first. */
export async function selectOpenBoards(client: Client, boards: readonly bigint[]): Promise<OpenSave[]> {
  if (boards.length === 0) return [];
  const { rows } = await client.query(
    `SELECT x.board, x.picture, x.owner, x.trust, x.words FROM unnest($1::bigint[]) w(board_id)
      CROSS JOIN LATERAL (SELECT p.id, ${COLUMNS} FROM pins p JOIN ${OPEN_BOARDS} ON b.id = p.board_id AND ${OPEN_BOARD} ${OPEN_PINS}
        WHERE p.board_id = w.board_id AND ${OPEN_PIN} ORDER BY p.id DESC LIMIT ${MOST_OF_BOARD}) x ORDER BY x.board, x.id`,
    [boards.map(String)],
  );
  return rows.map(toSave);
}

/** The next boards after one, by id, whatever they are. */
export async function selectBoardsAfter(client: Client, after: bigint, most: number): Promise<bigint[]> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM boards WHERE id > $1 ORDER BY id LIMIT $2', [String(after), most]);
  return rows.map(({ id }) => BigInt(id));
}

function toSave(row: { board: string; picture: string; owner: string; trust: number; words: string }): OpenSave {
  return { board: BigInt(row.board), picture: BigInt(row.picture), owner: BigInt(row.owner), trust: row.trust, words: row.words };
}
