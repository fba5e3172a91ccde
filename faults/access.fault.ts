import type { Result } from '../scripts/proving/report.ts';
import type { Switches } from '../scripts/proving/run-tools.ts';
import { createTestServer } from '@bowerbird/server/testing/test-server.ts';
import { decideAll, questionsOf } from './access/decide.ts';
import { makeScene } from './access/scene.ts';
import { readTable, renderTables, splitTable, writeTables } from './access/table.ts';
import { declaredEndpoints } from './support/endpoints.ts';
import { withDatabases } from './support/house.ts';
import { report, type Trial } from './support/report.ts';

export const help = 'Every endpoint × kind of viewer × object, beside the tables in faults/access; --update writes them anew.';

/** Compares who may what with the kept tables. */
export async function run({ update = false }: Switches): Promise<Result> {
  return report('access', await withDatabases(() => tryAccess({ update })));
}

/** One trial a question: its lines are those of the table, nothing broke, and no endpoint is without one. */
export async function tryAccess({ update }: { update: boolean }): Promise<Trial[]> {
  const server = await createTestServer();
  try {
    const endpoints = await declaredEndpoints();
    const rows = await decideAll(server, await makeScene(server), endpoints);
    const tables = renderTables(rows);
    if (update) writeTables(tables);
    const unasked = endpoints.filter(({ name, call }) => call && questionsOf(name, call).length === 0);
    return [
      ...unasked.map(({ area, name }) => ({
        group: area,
        what: name,
        failure: 'has no row; add its question to faults/access/questions.ts',
      })),
      ...[...tables].flatMap(([area, text]) => compare(area, splitTable(text), readTable(area))),
    ];
  } finally {
    await server.close();
  }
}

/** Each question of now and of the kept table: the same lines, or what differs. */
export function compare(area: string, now: Map<string, string>, kept: Map<string, string>): Trial[] {
  const titles = new Set([...now.keys(), ...kept.keys()]);
  return [...titles].map((what) => ({ group: area, what, failure: differenceOf(now.get(what), kept.get(what)) }));
}

function differenceOf(now: string | undefined, kept: string | undefined): string | undefined {
  if (now === undefined) return 'is in the table, but no such question is asked any more';
  if (/\| unknown/u.test(now)) return `breaks:\n${now}`;
  if (kept === undefined) return 'has no row yet; look at it after npm run faults -- access --update';
  if (now === kept) return undefined;
  const keptLines = new Set(kept.split('\n'));
  return `is no longer so:\n${now
    .split('\n')
    .filter((line) => !keptLines.has(line))
    .join('\n')}`;
}
