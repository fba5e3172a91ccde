import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { endAll, endAllOnSignals } from './leave-nothing.ts';
import type { Result } from './report.ts';

const SWITCHES = {
  help: { type: 'boolean' },
  all: { type: 'boolean' },
  update: { type: 'boolean' },
  rounds: { type: 'string' },
  minutes: { type: 'string' },
  corpus: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

/** What may stand behind the names on the command line; each tool's `help` says which of them it knows. */
export type Switches = ReturnType<typeof readSwitches>['values'];

/** What a tool's file exports: its work, and what `--help` says of it. */
export interface Tool {
  readonly run: (switches: Switches) => Promise<Result>;
  readonly help?: string;
}

type Command = 'bench' | 'faults';

const SUFFIXES = { bench: '.bench.ts', faults: '.fault.ts' } as const satisfies Record<Command, string>;

/** Runs the tools of a folder that the command line names, all of them without a name; gives the exit code: 0 when all hold. */
export async function runTools(folder: string, command: Command, args = process.argv.slice(2)): Promise<number> {
  const names = namesOfTools(folder, command);
  const broken = endAllOnSignals();
  try {
    const { values: switches, positionals } = readSwitches(args);
    const unknown = positionals.filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`There is no tool called ${unknown.join(', ')}; there are ${names.join(', ')}.`);
    const wanted = positionals.length > 0 ? [...new Set(positionals)] : names;
    const load = async (name: string) => (await import(join(folder, `${name}${SUFFIXES[command]}`))) as Tool;
    if (switches.help === true) {
      console.log(`npm run ${command}            runs all: ${names.join(', ')}\nnpm run ${command} -- NAME…   runs some`);
      console.log(`Each prints one table and writes ${command}/results/NAME.json.\n`);
      for (const name of wanted) console.log(`${name.padEnd(12)} ${(await load(name)).help ?? ''}`);
      return 0;
    }
    const outcomes: string[] = [];
    for (const name of wanted) {
      // What an earlier run found is no result of this one.
      await rm(join(folder, 'results', `${name}.json`), { force: true });
      outcomes.push(await runTool(name, async () => (await load(name)).run(switches), broken));
    }
    if (wanted.length > 1) for (const [at, name] of wanted.entries()) console.log(`${name.padEnd(12)} ${outcomes[at]}`);
    return outcomes.every((outcome) => outcome === 'holds') ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

function namesOfTools(folder: string, command: Command): string[] {
  const suffix = SUFFIXES[command];
  const files = readdirSync(folder).filter((file) => file.endsWith(suffix));
  return files.map((file) => file.slice(0, -suffix.length)).toSorted();
}

/** One tool that breaks keeps none of the others from running. */
async function runTool(name: string, run: () => Promise<Result>, broken: AbortSignal): Promise<string> {
  try {
    const { holds } = await run();
    return holds ? 'holds' : 'MISSED';
  } catch (error) {
    // What is broken off loses its server under its hands; the process ends when all that it started has.
    if (broken.aborted) return await new Promise<never>(() => {});
    console.error(`${name} found nothing out:`, error);
    return 'BROKE';
  } finally {
    await endAll();
  }
}

function readSwitches(args: string[]) {
  return parseArgs({ args, allowPositionals: true, options: SWITCHES });
}
