import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
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

/** Runs the tools of a folder that the command line names, all of them without a name; the exit code says whether all hold. */
export async function runTools(folder: string, command: 'bench' | 'faults'): Promise<void> {
  const suffix = command === 'bench' ? '.bench.ts' : '.fault.ts';
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.replace(suffix, ''))
    .toSorted();
  const { values: switches, positionals } = readSwitches();
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no tool called ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  const wanted = positionals.length > 0 ? positionals : names;
  const load = async (name: string) => (await import(join(folder, `${name}${suffix}`))) as Tool;

  if (switches.help === true) {
    console.log(`npm run ${command}            runs all: ${names.join(', ')}\nnpm run ${command} -- NAME…   runs some`);
    console.log(`Each prints one table and writes ${command}/results/NAME.json.\n`);
    for (const name of wanted) console.log(`${name.padEnd(12)} ${(await load(name)).help ?? ''}`);
    return;
  }
  let allHold = true;
  for (const name of wanted) allHold = (await (await load(name)).run(switches)).holds && allHold;
  process.exitCode = allHold ? 0 : 1;
}

function readSwitches() {
  return parseArgs({ args: process.argv.slice(2), allowPositionals: true, options: SWITCHES });
}
