import { createServer } from 'node:http';
import pg from 'pg';

/** The fixed reference of `lean`: the cards of these pins, again for each request. */
export interface LeanOrder {
  readonly databaseUrl: string;
  readonly pinIds: readonly string[];
}

/** What a card has to know, by the id alone, without a question of access. It stays as it is, whatever the product does. */
const CARDS = `
  SELECT p.id, p.title, p.alt_text, encode(pic.signature, 'hex') AS signature, pic.width, pic.height, pic.dominant_color,
    pic.kind, b.id AS board_id, b.name AS board_name, b.slug AS board_slug, b.privacy AS board_privacy,
    u.id AS owner_id, u.username AS owner_username, u.full_name AS owner_name, u.picture_signature AS owner_picture
  FROM unnest($1::bigint[]) AS wanted(id)
  JOIN pins p ON p.id = wanted.id
  JOIN pictures pic ON pic.id = p.picture_id
  JOIN boards b ON b.id = p.board_id
  JOIN users u ON u.id = p.owner_id`;

process.once('message', (order) => serve(order as LeanOrder));
process.on('disconnect', () => process.exit());

function serve({ databaseUrl, pinIds }: LeanOrder): void {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, application_name: 'bench-bare' });
  const server = createServer((_request, response) => {
    void (async () => {
      const { rows } = await pool.query({ name: 'cards', text: CARDS, values: [pinIds] });
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(rows));
    })();
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
}
