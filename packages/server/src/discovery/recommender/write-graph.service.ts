import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { isNearlyFull, type GraphMemory } from '@bowerbird/domain/discovery/graph/index.ts';
import { KEPT_HOURS, readEnded, readEpoch } from './changes.queries.ts';
import { followChanges, RebuildNeeded, type Follower } from './follow-changes.service.ts';
import { readGraph, writeGraph, type GraphFacts, type StoredGraph } from './graph-file.adapter.ts';
import type { FromThread, ThreadData, ToWriter } from './graph.messages.ts';

/** Changes are taken together for so long. */
const BATCH_MILLISECONDS = 250;
/** Looks for changes even where no notice came. */
const LOOK_MILLISECONDS = 2_000;
const HEAL_MILLISECONDS = 10_000;
const SAVE_MILLISECONDS = 3_600_000;
const RECONNECT_MILLISECONDS = 1_000;
/** A file is read while the changes since are kept for sure. */
const OLDEST_FILE_MILLISECONDS = (KEPT_HOURS - 1) * 3_600_000;

interface Followed extends StoredGraph {
  readonly follower: Follower;
}

/** Keeps the graph in step with the database, in a thread of its own. One thing after the other, so nothing needs a lock. */
export function runWriter(data: ThreadData, post: (message: FromThread) => void) {
  let followed: Followed | null = null;
  let client: Client | null = null;
  let isStopped = false;
  let isBuildAsked = false;
  let isDrainPlanned = false;
  let chain: Promise<void> = Promise.resolve();

  /** Does something after all that waits. What fails is told and tried again by the next tick. */
  function queue(work: () => Promise<void>): void {
    chain = chain.then(work).catch((error: unknown) => {
      if (error instanceof RebuildNeeded) askForBuild(error.message);
      else post({ kind: 'trouble', message: error instanceof Error ? error.message : String(error) });
    });
  }

  function askForBuild(reason: string): void {
    if (isBuildAsked) return;
    isBuildAsked = true;
    post({ kind: 'build', reason });
  }

  async function connect(): Promise<Client> {
    if (client) return client;
    const fresh = new Client({
      connectionString: data.databaseUrl,
      application_name: 'bowerbird-graph',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 60_000,
    });
    fresh.on('error', () => {});
    fresh.once('end', () => {
      if (client === fresh) client = null;
      planDrain(RECONNECT_MILLISECONDS);
    });
    fresh.on('notification', () => planDrain(BATCH_MILLISECONDS));
    await fresh.connect();
    await fresh.query('LISTEN graph_changes');
    client = fresh;
    // Changes of another epoch are lost to this graph: it goes on answering until one is built anew.
    if (followed && (await readEpoch(fresh)) !== followed.facts.epoch) askForBuild('The changes of a time are gone.');
    return fresh;
  }

  function planDrain(milliseconds: number): void {
    if (isDrainPlanned || isStopped) return;
    isDrainPlanned = true;
    void wait(milliseconds).then(() => {
      isDrainPlanned = false;
      queue(drain);
    });
  }

  async function drain(): Promise<void> {
    if (!followed || isStopped) return;
    await followed.follower.drain(await connect());
    tellCurrent(followed.follower);
    if (isNearlyFull(followed.graph)) askForBuild('The graph is nearly full.');
  }

  function tellCurrent(follower: Follower): void {
    const { ended, at } = follower.known();
    post({ kind: 'current', ended: String(ended), at });
  }

  async function heal(): Promise<void> {
    if (followed && !isStopped) await followed.follower.heal(await connect());
  }

  async function save(): Promise<void> {
    if (followed) await writeGraph(data.file, { graph: followed.graph, facts: factsNow(followed) });
  }

  /** Begins with a graph, if it may go on from where it was: changes first, and the first answer after them. */
  async function begin(stored: StoredGraph | null): Promise<boolean> {
    if (!stored) return false;
    const { epoch, savedAt, ended } = stored.facts;
    const open = await connect();
    const { at } = await readEnded(open);
    if (epoch !== (await readEpoch(open)) || at - savedAt > OLDEST_FILE_MILLISECONDS) return false;
    const follower = followChanges(stored.graph, { ended: BigInt(ended), at: savedAt });
    await follower.drain(open);
    followed = { ...stored, follower };
    isBuildAsked = false;
    post({ kind: 'graph', graph: stored.graph, facts: factsNow(followed) });
    tellCurrent(follower);
    return true;
  }

  /** Begins with what is read, and asks for a graph where that does not do. The database may be away: then later. */
  async function beginWith(read: () => Promise<StoredGraph | null>, otherwise: string): Promise<void> {
    if (isStopped) return;
    try {
      if (!(await begin(await read()))) askForBuild(otherwise);
    } catch (error) {
      if (!(error instanceof RebuildNeeded)) {
        await wait(RECONNECT_MILLISECONDS);
        queue(() => beginWith(read, otherwise));
      }
      throw error;
    }
  }

  async function readLeft(): Promise<StoredGraph | null> {
    return data.graph && data.facts ? { graph: data.graph, facts: data.facts } : readKept();
  }

  /** Whatever is wrong with the file, the one that is built next takes its place. */
  async function readKept(): Promise<StoredGraph | null> {
    try {
      return await readGraph(data.file);
    } catch (error) {
      post({ kind: 'trouble', message: error instanceof Error ? error.message : String(error) });
      return null;
    }
  }

  async function load(): Promise<void> {
    isBuildAsked = false;
    await beginWith(readKept, 'The graph that was built does not fit.');
  }

  async function stop(): Promise<void> {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
    await save();
    await client?.end();
  }

  queue(() => beginWith(readLeft, 'There is no graph yet.'));
  const timers = [
    setInterval(() => queue(drain), LOOK_MILLISECONDS),
    setInterval(() => queue(heal), HEAL_MILLISECONDS),
    setInterval(() => queue(save), SAVE_MILLISECONDS),
  ];

  return {
    graph: (): GraphMemory | null => followed?.graph ?? null,
    tell: (message: Exclude<ToWriter, { kind: 'ask' }>): void => {
      if (message.kind === 'load') queue(load);
      if (message.kind === 'settle') {
        queue(drain);
        chain = chain.then(() => post({ kind: 'settled', id: message.id }));
      }
      if (message.kind === 'stop') {
        isStopped = true;
        queue(stop);
        chain = chain.then(() => post({ kind: 'stopped' }));
      }
    },
  };
}

function factsNow({ facts, follower }: Followed): GraphFacts {
  const { ended, at } = follower.known();
  return { ...facts, savedAt: at, ended: String(ended) };
}
