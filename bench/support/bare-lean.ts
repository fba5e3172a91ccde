import { createServer } from 'node:http';
import pg from 'pg';

/** The fixed reference: the cards of these pins, again for each request, as JSON or beside a page. */
export interface LeanOrder {
  readonly databaseUrl: string;
  readonly pinIds: readonly string[];
  /** The markup that React writes anew for each request; without it the cards are answered as JSON. */
  readonly page?: string;
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

process.once('message', (order) => {
  void serve(order as LeanOrder);
});
process.on('disconnect', () => process.exit());

async function serve({ databaseUrl, pinIds, page }: LeanOrder): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, application_name: 'bench-bare' });
  // Only who renders loads React.
  const render = page === undefined ? null : (await import('./page-elements.ts')).preparePage(page);
  const type = render ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  const server = createServer((_request, response) => {
    void (async () => {
      const { rows } = await pool.query({ name: 'cards', text: CARDS, values: [pinIds] });
      response.setHeader('Content-Type', type);
      response.end(render ? render() : JSON.stringify(rows));
    })();
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
}
