import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { counts, type GraphMemory } from '@bowerbird/domain/discovery/graph/index.ts';
import type { Graph, Hit } from './discovery.service.ts';
import type { GraphFacts } from './graph-file.adapter.ts';
import type { FromThread, Question, ThreadData, ToReader, ToWriter } from './graph.messages.ts';
import { keepRunning } from './keep-running.service.ts';
import { createBuilder } from './run-builder.service.ts';

const THREAD = new URL('./graph.thread.ts', import.meta.url);
const SWITCHES = ['--disable-warning=ExperimentalWarning'];
const MOST_WAITING = 200;
const MOST_STARTS = 64;
const STOP_MILLISECONDS = 20_000;
/** The writer says every two seconds that it knows everything; silence beyond is being behind. */
const SILENCE_MILLISECONDS = 3_000;

export interface RecommenderOptions {
  readonly databaseUrl: string;
  /** Where the graph is kept while nothing runs. */
  readonly file: string;
  /** Threads that answer; with none the writer does. */
  readonly readers: number;
  /** Milliseconds after which a question is given up. */
  readonly patience: number;
  readonly log: Logger;
}

export interface Recommender extends Graph {
  /** Waits until the graph knows all that is committed now; for tests and measurements. */
  settle(): Promise<void>;
  /** The threads, so that faults can end them. */
  threads(): { readonly writer: Worker | null; readonly readers: readonly Worker[] };
  stop(): Promise<void>;
}

interface Waiting {
  readonly question: Question;
  readonly resolve: (hits: Hit[]) => void;
  readonly timer: NodeJS.Timeout;
  thread: Worker;
}

/** Starts the threads of the recommender. Nothing waits for them: until there is a graph, nothing is answered. */
export function startRecommender({ databaseUrl, file, readers: readerCount, patience, log }: RecommenderOptions): Recommender {
  let graph: GraphMemory | null = null;
  let facts: GraphFacts | null = null;
  let currentAt = 0;
  let writer: Worker | null = null;
  let isStopping = false;
  let lastId = 0;
  let turn = 0;
  const readers: (Worker | null)[] = Array.from({ length: readerCount }, () => null);
  const waiting = new Map<number, Waiting>();
  const settling = new Map<number, () => void>();
  const builder = createBuilder({ databaseUrl, file, log, onBuilt: () => tell(writer, { kind: 'load' }) });
  let onStopped = () => {};

  function startThread(role: ThreadData['role'], onEnd: () => void): Worker {
    const workerData: ThreadData = { role, databaseUrl, file, graph, facts };
    const thread = new Worker(THREAD, { workerData, execArgv: SWITCHES, name: `recommender-${role}` });
    thread.unref();
    thread.on('error', (error) => log.error({ err: error, role }, 'a thread of the recommender failed'));
    thread.once('exit', () => {
      onEnd();
      askAgain(thread);
    });
    thread.on('message', (message: FromThread) => hear(message));
    return thread;
  }

  function keepThread(role: ThreadData['role'], take: (thread: Worker | null) => void): void {
    keepRunning({ start: (onEnd) => startThread(role, onEnd), take, isStopping: () => isStopping });
  }

  function hear(message: FromThread): void {
    if (message.kind === 'answer') finish(message.id, message.hits);
    if (message.kind === 'graph') takeGraph(message.graph, message.facts);
    if (message.kind === 'current') noteCurrent(message);
    if (message.kind === 'build') builder.build(message.reason);
    if (message.kind === 'settled') settling.get(message.id)?.();
    if (message.kind === 'trouble') log.warn({ problem: message.message }, 'the recommender cannot follow the database; it tries again');
    if (message.kind === 'stopped') onStopped();
  }

  function takeGraph(fresh: GraphMemory, of: GraphFacts): void {
    [graph, facts] = [fresh, of];
    builder.noteSuccess();
    for (const reader of readers) tell(reader, { kind: 'graph', graph: fresh });
  }

  function noteCurrent({ ended, at }: { ended: string; at: number }): void {
    currentAt = performance.now();
    if (facts) facts = { ...facts, ended, savedAt: at };
  }

  function ask(question: Question): Promise<Hit[]> {
    const thread = nextThread();
    if (!graph || !thread || waiting.size >= MOST_WAITING) return Promise.resolve([]);
    return new Promise((resolve) => {
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(() => finish(id, []), patience);
      waiting.set(id, { question, resolve, timer, thread });
      tell(thread, { kind: 'ask', id, question });
    });
  }

  function finish(id: number, hits: Hit[]): void {
    const asked = waiting.get(id);
    if (!asked) return;
    waiting.delete(id);
    clearTimeout(asked.timer);
    asked.resolve(hits);
  }

  function nextThread(): Worker | null {
    turn += 1;
    const running = readers.filter((reader) => reader !== null);
    return running[turn % running.length] ?? writer;
  }

  /** What a thread took with it is asked of another one. */
  function askAgain(dead: Worker): void {
    for (const [id, asked] of waiting) {
      if (asked.thread !== dead) continue;
      const thread = nextThread();
      if (!thread || thread === dead) {
        finish(id, []);
        continue;
      }
      asked.thread = thread;
      tell(thread, { kind: 'ask', id, question: asked.question });
    }
  }

  keepThread('writer', (thread) => (writer = thread));
  for (const at of readers.keys()) keepThread('reader', (thread) => (readers[at] = thread));

  return {
    related: (picture, bias, limit) => ask({ kind: 'related', picture, bias, limit }),
    forStarts: (starts, bias, limit) => ask({ kind: 'starts', starts: starts.slice(0, MOST_STARTS), bias, limit }),
    state: () => {
      if (!graph || !facts) return { pictures: 0, boards: 0, saves: 0, behindMs: 0, builtAt: 0 };
      const silent = performance.now() - currentAt;
      return {
        pictures: graph.counts[counts.pictures]!,
        boards: graph.counts[counts.boards]!,
        saves: graph.counts[counts.saves]!,
        behindMs: silent > SILENCE_MILLISECONDS ? silent : 0,
        builtAt: facts.builtAt,
      };
    },
    settle: async () => {
      for (;;) {
        if (writer && graph) {
          lastId += 1;
          const id = lastId;
          const { promise, resolve } = Promise.withResolvers<boolean>();
          settling.set(id, () => resolve(true));
          // A writer that dies meanwhile never says it.
          const lost = () => resolve(false);
          writer.once('exit', lost);
          tell(writer, { kind: 'settle', id });
          const isSettled = await promise;
          settling.delete(id);
          writer?.off('exit', lost);
          if (isSettled) return;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    threads: () => ({ writer, readers: readers.filter((reader) => reader !== null) }),
    stop: async () => {
      isStopping = true;
      builder.stop();
      const last = writer;
      if (last) {
        const saved = new Promise<void>((resolve) => {
          onStopped = resolve;
          last.once('exit', () => resolve());
          setTimeout(resolve, STOP_MILLISECONDS).unref();
        });
        last.ref();
        tell(last, { kind: 'stop' });
        await saved;
      }
      for (const id of waiting.keys()) finish(id, []);
      const left = [last, ...readers].filter((thread) => thread !== null);
      await Promise.all(left.map((thread) => thread.terminate()));
    },
  };
}

function tell(thread: Worker | null, message: ToReader | ToWriter): void {
  thread?.postMessage(message, []);
}
