import type { Client } from 'pg';

/** What the instance has acknowledged, kept where no crash of it reaches. */
export interface Ledger {
  readonly boards: Map<string, string>;
  readonly pins: Map<string, string>;
  readonly uploads: Set<string>;
  readonly messages: Set<string>;
  readonly comments: Set<string>;
  readonly gone: Set<string>;
  /** Pins whose deletion was asked for and never answered: either is right. */
  readonly open: Set<string>;
  /** Who follows a friend or has stopped to, by their id; not there while it is open. */
  readonly follows: Map<string, { readonly friend: string; readonly isFollowing: boolean }>;
}

export function openLedger(): Ledger {
  return {
    boards: new Map(),
    pins: new Map(),
    uploads: new Set(),
    messages: new Set(),
    comments: new Set(),
    gone: new Set(),
    open: new Set(),
    follows: new Map(),
  };
}

/** What was acknowledged and is not so in the database. */
export async function findLost(client: Client, ledger: Ledger): Promise<string[]> {
  const boards = await client.query<{ id: string; name: string }>('SELECT id, name FROM boards WHERE deleted_at IS NULL');
  const pins = await client.query<{ id: string; title: string; gone: boolean }>('SELECT id, title, deleted_at IS NOT NULL gone FROM pins');
  const pictures = await client.query<{ signature: string }>("SELECT encode(signature, 'hex') signature FROM pictures");
  const messages = await client.query<{ id: string }>('SELECT id FROM messages');
  const said = new Set(messages.rows.map(({ id }) => id));
  const comments = await client.query<{ id: string }>('SELECT id FROM comments WHERE deleted_at IS NULL');
  const commented = new Set(comments.rows.map(({ id }) => id));
  const follows = await client.query<{ pair: string }>("SELECT follower_id || ' ' || user_id pair FROM user_follows");
  const pairs = new Set(follows.rows.map(({ pair }) => pair));
  const names = new Map(boards.rows.map(({ id, name }) => [id, name]));
  const found = new Map(pins.rows.map((pin) => [pin.id, pin]));
  const signatures = new Set(pictures.rows.map(({ signature }) => signature));
  return [
    ...[...ledger.boards].filter(([id, name]) => names.get(id) !== name).map(([id]) => `board ${id}`),
    ...[...ledger.pins].filter(([id, title]) => found.get(id)?.title !== title).map(([id]) => `pin ${id}`),
    ...[...ledger.pins.keys()]
      .filter((id) => found.get(id)?.gone === true && !ledger.gone.has(id) && !ledger.open.has(id))
      .map((id) => `pin ${id} deleted`),
    ...[...ledger.gone].filter((id) => found.get(id)?.gone === false).map((id) => `the deletion of pin ${id}`),
    ...[...ledger.follows]
      .filter(([person, { friend, isFollowing }]) => pairs.has(`${person} ${friend}`) !== isFollowing)
      .map(([person, { isFollowing }]) => `that ${person} ${isFollowing ? 'follows' : 'has stopped to follow'}`),
    ...[...ledger.messages].filter((id) => !said.has(id)).map((id) => `message ${id}`),
    ...[...ledger.comments].filter((id) => !commented.has(id)).map((id) => `comment ${id}`),
    ...[...ledger.uploads].filter((signature) => !signatures.has(signature)).map((signature) => `picture ${signature}`),
  ];
}

/** What people say has words of its own each, so words that stand twice were said once and kept twice. */
export async function findDoubled(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(
    `SELECT text FROM comments GROUP BY text HAVING count(*) > 1 UNION ALL SELECT text FROM messages WHERE text <> 'Hello' GROUP BY text HAVING count(*) > 1`,
  );
  return rows.map(({ text }) => text);
}
