import { parentPort, workerData } from 'node:worker_threads';
import { createAnswerer } from './answer.service.ts';
import type { FromThread, ThreadData, ToReader, ToWriter } from './graph.messages.ts';
import { runWriter } from './write-graph.service.ts';

/** A thread of the recommender: one writes the graph, the others answer from it. */
const port = parentPort!;
const data = workerData as ThreadData;
const post = (message: FromThread) => port.postMessage(message);
let answer: ReturnType<typeof createAnswerer> | null = data.graph && createAnswerer(data.graph);

function reply({ id, question }: Extract<ToReader, { kind: 'ask' }>): void {
  post({ kind: 'answer', id, hits: answer?.(question) ?? [] });
}

if (data.role === 'reader') {
  port.on('message', (message: ToReader) => {
    if (message.kind === 'graph') answer = createAnswerer(message.graph);
    else reply(message);
  });
} else {
  const writer = runWriter(data, (message) => {
    if (message.kind === 'graph') answer = null;
    post(message);
  });
  port.on('message', (message: ToWriter) => {
    if (message.kind !== 'ask') {
      writer.tell(message);
      return;
    }
    // On a machine of one core the writer answers too.
    const graph = writer.graph();
    if (graph) answer ??= createAnswerer(graph);
    reply(message);
  });
}
