import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { collectGraph } from '@bowerbird/domain/discovery/graph/index.ts';
import { guessLanguage } from '../words/index.ts';
import { readEnded, readEpoch } from './changes.queries.ts';
import { languageNumber } from './languages.data.ts';
import type { StoredGraph } from './graph-file.adapter.ts';
import { readCopy, type OnRow } from './binary-copy.parser.ts';
import { COPY_SAVES, COPY_WORDS } from './truth.queries.ts';

/** Builds the graph from what the database holds now. Changes from `ended` on may be in it or not, and are looked up anew. */
export async function buildGraph(client: Client): Promise<StoredGraph> {
  const epoch = await readEpoch(client);
  const { ended, at } = await readEnded(client);
  const collector = collectGraph();
  let [boardHigh, boardLow] = [0, 0];
  await copyRows(client, COPY_SAVES, 4, (bytes, [board, picture, owner, trust]) => {
    const [high, low] = [bytes.readInt32BE(board), bytes.readInt32BE(board! + 4)];
    if (high !== boardHigh || low !== boardLow) {
      collector.beginBoard(high, low, bytes.readInt32BE(owner), bytes.readInt32BE(owner! + 4), bytes.readFloatBE(trust));
      [boardHigh, boardLow] = [high, low];
    }
    collector.addSave(bytes.readInt32BE(picture), bytes.readInt32BE(picture! + 4));
  });
  await copyRows(client, COPY_WORDS, 2, (bytes, [picture, words], [, length]) => {
    const language = languageNumber(guessLanguage(bytes.toString('utf8', words, words! + length!)));
    if (language > 0) collector.setLanguage(bytes.readInt32BE(picture), bytes.readInt32BE(picture! + 4), language);
  });
  return { graph: collector.finish(), facts: { builtAt: at, savedAt: at, ended: String(ended), epoch } };
}

async function copyRows(client: Client, statement: string, fields: number, onRow: OnRow): Promise<void> {
  const take = readCopy(fields, onRow);
  await pipeline(client.query(copyTo(statement)), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) take(chunk);
  });
}
