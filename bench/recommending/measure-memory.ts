import { createVote } from '@bowerbird/domain/discovery/graph/index.ts';
import { readGraph } from '@bowerbird/server/discovery/recommender/graph-file.adapter.ts';

/** A process that does nothing but hold a graph and answer from it, so that its memory is that of the graph. */
const [file = '', answers = '0'] = process.argv.slice(2);
const megabytes = () => process.memoryUsage().rss / 1024 / 1024;
globalThis.gc?.();
const before = megabytes();
const begun = process.cpuUsage();
const { graph } = (await readGraph(file))!;
const opened = process.cpuUsage(begun);
const vote = createVote(graph);
const count = graph.counts[0]!;
for (let at = 0; at < Number(answers); at += 1) {
  vote.related((at * 7919) % count, { language: 0, shift: 0.5, without: new Set() }, 100);
}
globalThis.gc?.();
process.stdout.write(JSON.stringify({ megabytes: megabytes() - before, openMilliseconds: (opened.user + opened.system) / 1000 }));
