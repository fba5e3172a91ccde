import { withClient } from '../../core/database/with-client.ts';
import { buildGraph } from './build-graph.service.ts';
import { writeGraph } from './graph-file.adapter.ts';

/** A process of its own, so that what building takes of memory goes back to the machine. It ends with whoever started it. */
process.once('disconnect', () => process.exit(1));
process.once('message', ({ databaseUrl, file }: { databaseUrl: string; file: string }) => {
  void withClient(databaseUrl, async (client) => writeGraph(file, await buildGraph(client))).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
