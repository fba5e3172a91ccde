import { AdvancedTypeaheadResource } from '@bowerbird/contract/discovery/typeahead/calls.ts';
import { startSeeded } from './seed-million.ts';
import { askWell } from './support/ask.ts';
import { callPath } from './support/call-path.ts';
import { countItems } from './support/contents.ts';
import { openCostMeter, total } from './support/cost.ts';
import { startInstanceOver } from './support/instance.ts';
import { percentile, report, rounded } from './support/report.ts';
import { signIn } from './support/sign-in.ts';

const PINS = 1_000_000;
const REACH_MILLISECONDS = 30;
const WARM_UP = 40;
const ROUNDS = 60;
/** Words in 73 %, 5 % and 0.5 % of the titles. */
const WORDS = ['picture', 'garden', 'lantern'];
/** What somebody has typed after each key, from the first letter on, and a word that nothing begins with. */
const TYPED = [...WORDS.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))), 'qzx'];

export const help = `Milliseconds of suggestions at ${PINS} pins after each key of ${WORDS.length} words, one after the other; 99th percentile ≤ ${REACH_MILLISECONDS} ms.`;

/** Suggestions come while somebody is typing. */
export async function run() {
  const seeded = await startSeeded();
  try {
    const databaseUrl = await seeded.open(PINS);
    const headers = await signIn(databaseUrl, 'viewer_200');
    const instance = await startInstanceOver(databaseUrl);
    try {
      const asked = TYPED.map((term) => ({
        term,
        url: instance.url + callPath(AdvancedTypeaheadResource.get, { term }),
        times: [] as number[],
      }));
      for (const { term, url } of asked) {
        if (countItems(await askWell(url, headers)) === 0 && WORDS.includes(term)) throw new Error(`Nothing is suggested for “${term}”.`);
      }
      for (let turn = 0; turn < WARM_UP; turn += 1) await askWell(asked[turn % asked.length]!.url, headers);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const { url, times } of asked) {
          const start = performance.now();
          await askWell(url, headers);
          times.push(performance.now() - start);
        }
      }
      const meter = await openCostMeter(instance.process.pid!, databaseUrl, 'bowerbird%');
      const costs: number[] = [];
      for (const { url } of asked) costs.push(total(await meter.measure(() => askWell(url, headers), ROUNDS)));
      await meter.close();
      const detail = asked.map(({ term, times }, at) => ({
        typed: term,
        // Tells a busy machine from a slow answer.
        'CPU ms': rounded(costs[at]!),
        'p50 ms': rounded(percentile(times, 0.5)),
        'p99 ms': rounded(percentile(times, 0.99)),
      }));
      const all = asked.flatMap(({ times }) => times);
      const figure = rounded(percentile(all, 0.99));
      return await report({
        name: 'typeahead',
        figure,
        unit: 'ms, 99th percentile',
        reach: REACH_MILLISECONDS,
        holds: figure <= REACH_MILLISECONDS,
        detail,
      });
    } finally {
      await instance.close();
    }
  } finally {
    await seeded.stop();
  }
}
