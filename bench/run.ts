import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from './support/report.ts';

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
  .toSorted();
const wanted = process.argv.slice(2);

if (wanted.includes('--help')) {
  console.log(
    `npm run bench            runs all: ${names.join(', ')}\nnpm run bench -- NAME…   runs some\nEach prints one table and writes bench/results/NAME.json.`,
  );
} else {
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no benchmark called ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  let allHold = true;
  for (const name of wanted.length > 0 ? wanted : names) {
    const { run } = (await import(join(import.meta.dirname, `${name}.bench.ts`))) as { run: () => Promise<Result> };
    const result = await run();
    allHold &&= result.holds;
  }
  process.exitCode = allHold ? 0 : 1;
}
