import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withClient } from '../../core/database/with-client.ts';
import { seedBoard, seedPin } from '../../testing/seed-pins.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { buildGraph } from './build-graph.service.ts';
import { writeGraph } from './graph-file.adapter.ts';
import type { FromThread, ThreadData } from './graph.messages.ts';
import { runWriter } from './write-graph.service.ts';

/** Nobody listens on the port of discarded bytes. */
const NOWHERE = 'postgres://nobody@127.0.0.1:9/none';

it('takes the graph that was built once the database is back, where it was away just then', async () => {
  const server = await createTestServer();
  const { userId } = await server.person('lena_fjeld');
  await seedPin(server.core.db, { ownerId: userId, boardId: await seedBoard(server.core.db, userId, 'Chairs') });
  const said: FromThread[] = [];
  const heard = (kind: FromThread['kind']) => said.filter((message) => message.kind === kind).length;
  let isAway = false;
  const data: ThreadData = {
    role: 'writer',
    get databaseUrl() {
      return isAway ? NOWHERE : server.databaseUrl;
    },
    file: join(server.core.config.dataDir, 'recommender', 'away.graph'),
    graph: null,
    facts: null,
  };
  const writer = runWriter(data, (message) => said.push(message));
  await expect.poll(() => heard('build')).toBe(1);
  await withClient(server.databaseUrl, async (client) => writeGraph(data.file, await buildGraph(client)));
  isAway = true;
  writer.tell({ kind: 'load' });
  await expect.poll(() => heard('trouble')).toBeGreaterThan(0);
  expect(heard('graph')).toBe(0);
  isAway = false;
  await expect.poll(() => heard('graph')).toBe(1);
  expect(heard('build')).toBe(1);
  writer.tell({ kind: 'stop' });
  await expect.poll(() => heard('stopped')).toBe(1);
  await server.close();
});
