import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { counts, idAt, type GraphMemory } from '@bowerbird/domain/discovery/graph/index.ts';
import { writeGraph } from '@bowerbird/server/discovery/recommender/graph-file.adapter.ts';
import type { Switches } from '../scripts/proving/run-tools.ts';
import { makeTempFolder } from '../scripts/proving/temp-folder.ts';
import { measureFollowing } from './recommending/follow.ts';
import { sameBoardWay, voteWay, walkWay, type Way } from './recommending/ways.ts';
import { makeWorld, SIZES, type World, type WorldSize } from './recommending/world.ts';
import { median, percentile, report, rounded } from './support/report.ts';

const REACH = { p99: 10, answersASecond: 500, megabytes: 150, visible: 2_000 };
/** How far chance moves a share of hits between two ways, in standard errors. */
const ERRORS = 2;
const SHOWN = 12;
const MEMORY_ANSWERS = 4_000;

export const help =
  'The vote beside a walk of 20,000 steps and "same board, most saved" in a generated world: 10,000 pictures, with BENCH_WORLDS=S,M,L also 100,000 and 1,000,000 (one hidden save a board is to be found); memory, and how soon changes count.';

/** What is found, how popular it is, and what it costs. Reaches of speed and memory are those of the largest world. */
export async function run(_switches: Switches) {
  const wanted = (process.env['BENCH_WORLDS'] ?? 'S').split(',');
  const detail: Record<string, string | number>[] = [];
  const missed: string[] = [];
  for (const size of SIZES.filter(({ name }) => wanted.includes(name))) {
    const { rows, misses } = await measureWorld(size);
    detail.push(...rows);
    missed.push(...misses);
  }
  const { saveVisible, secretGone } = await measureFollowing();
  detail.push(
    { world: 'changes', way: 'save visible, ms', p99: rounded(saveVisible) },
    { world: 'changes', way: 'secret gone, ms', p99: rounded(secretGone) },
  );
  if (Math.max(saveVisible, secretGone) > REACH.visible) missed.push('changes');
  if (missed.length > 0) console.log(`Missed: ${missed.join(', ')}`);
  return report({ name: 'recommender', figure: missed.length, unit: 'reaches missed', reach: 0, holds: missed.length === 0, detail });
}

async function measureWorld(size: WorldSize) {
  const world = makeWorld(size);
  const ways: Record<string, Way> = { vote: voteWay(world.graph), walk: walkWay(world.graph), 'same board': sameBoardWay(world.graph) };
  const rows = Object.entries(ways).map(([way, find]) => ({ world: size.name, way, ...measureWay(world, find) }));
  const { megabytes, openMilliseconds } = await measureMemory(world.graph);
  const [vote, walk] = rows;
  const misses = [
    ...(vote!.r12 < walk!.r12 - ERRORS * standardError(walk!.r12, world.cases.length) ? ['hits beside the walk'] : []),
    ...(vote!.p99 > REACH.p99 ? ['p99'] : []),
    ...(vote!.perSecond < REACH.answersASecond ? ['answers a second'] : []),
    ...(megabytes > REACH.megabytes ? ['memory'] : []),
  ].map((what) => `${size.name} ${what}`);
  const saves = world.graph.counts[counts.saves]!;
  return {
    rows: [
      ...rows,
      { world: size.name, way: `graph of ${saves} saves`, megabytes: rounded(megabytes), openMilliseconds: rounded(openMilliseconds) },
    ],
    misses,
  };
}

function measureWay({ graph, cases, topicOf }: World, find: Way) {
  const numbers = numbersById(graph);
  const asked = cases
    .map(({ start, hidden }) => ({ start: numbers.get(start) ?? -1, hidden: numbers.get(hidden) ?? -1 }))
    .filter(({ start }) => start >= 0);
  for (const { start } of asked.slice(0, 200)) find(start);
  let [r12, r50, right, shown] = [0, 0, 0, 0];
  const saves: number[] = [];
  const times: number[] = [];
  const answers: number[][] = [];
  for (const { start } of asked) {
    // Of the processor, since others use it too.
    const before = process.cpuUsage();
    answers.push(find(start));
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  for (const [at, { start, hidden }] of asked.entries()) {
    const best = answers[at]!.slice(0, SHOWN);
    const topic = topicOf(Number(idAt(graph.pictures, start) & 0xffffffffn));
    r12 += Number(best.includes(hidden));
    r50 += Number(answers[at]!.includes(hidden));
    right += best.filter((picture) => topicOf(Number(idAt(graph.pictures, picture) & 0xffffffffn)) === topic).length;
    shown += best.length;
    saves.push(...best.map((picture) => graph.pictures.length[picture]!));
  }
  const milliseconds = times.reduce((sum, time) => sum + time, 0) / asked.length;
  return {
    r12: rounded((r12 / asked.length) * 100),
    r50: rounded((r50 / asked.length) * 100),
    medianSaves: median(saves),
    rightTopic: rounded((right / shown) * 100),
    cpu: rounded(milliseconds),
    p99: rounded(percentile(times, 0.99)),
    perSecond: Math.round(1000 / milliseconds),
  };
}

/** Of a share in percent. */
function standardError(share: number, cases: number): number {
  return Math.sqrt((share * (100 - share)) / cases);
}

function numbersById(graph: GraphMemory): Map<number, number> {
  return new Map(Array.from({ length: graph.counts[counts.pictures]! }, (_, number) => [graph.pictures.low[number]! >>> 0, number]));
}

async function measureMemory(graph: GraphMemory): Promise<{ megabytes: number; openMilliseconds: number }> {
  const folder = await makeTempFolder('bench-graph');
  try {
    const file = join(folder.path, 'world.graph');
    await writeGraph(file, { graph, facts: { builtAt: 0, savedAt: 0, ended: '0', epoch: '' } });
    const program = join(import.meta.dirname, 'recommending/measure-memory.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--expose-gc',
      '--disable-warning=ExperimentalWarning',
      program,
      file,
      String(MEMORY_ANSWERS),
    ]);
    return JSON.parse(stdout) as { megabytes: number; openMilliseconds: number };
  } finally {
    await folder.remove();
  }
}
